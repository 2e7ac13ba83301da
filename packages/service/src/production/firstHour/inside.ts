import type { Page } from '@playwright/test'
import { equal, match } from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandLines } from '../documentation/documented.ts'
import { newAuthority, trust } from '../native/authority.ts'
import { readVariables } from '../native/checkoutCopy.ts'
import { mailAccount, startMailServer } from '../native/mailServer.ts'
import { has, run } from '../programs/kept.ts'
import { Browsers, fillNewPassword, fillSignIn } from '../realm/browser.ts'
import { Realm } from '../realm/realm.ts'
import { mainMenu } from '../steps/identity/entering.ts'
import { newMail, people, until } from '../steps/people.ts'
import { Walk } from '../walk.ts'
import { Units } from './units.ts'

/** The native way of deploy/README.md, line by line, inside a copy of the machine that is thrown away afterwards. */
const deploy = '/opt/waldkerf/deploy'
const origin = 'https://localhost'
const walk = new Walk()
const [, block = ''] = /```sh\n(.*?)```/s.exec(readFileSync(join(deploy, 'README.md'), 'utf8')) ?? []
const lines = commandLines(block)
const script = lines.indexOf('native/install.sh')

const shell = async (line: string, env: NodeJS.ProcessEnv = {}) => {
  const { stdout } = await run('bash', ['-c', line], { cwd: deploy, env: { ...process.env, ...env }, maxBuffer: 1e8 })
  return stdout
}

const isReady = async () => (await fetch(`${origin}/health`).catch(() => undefined))?.ok === true

function program(path: string, text: string): void {
  writeFileSync(path, `#!/bin/sh\n${text}\n`)
  chmodSync(path, 0o755)
}

/** With the network of this machine: to the end of the script that gets everything. */
async function install(): Promise<void> {
  const [packages = '', enter] = lines
  const programs = packages.replace(/.*--yes /, '').split(' ')
  await walk.step(`${packages} (they are here: nothing is installed)`, async () => {
    const commands: Readonly<Record<string, string>> = { 'default-jdk-headless': 'java', maven: 'mvn' }
    for (const name of programs) equal(await has('which', commands[name] ?? name), true, `${name} is missing`)
  })
  equal(enter, `cd ${deploy}`)
  equal(script, 2)
  // Nothing answers it without systemd as the first process.
  program('/usr/local/sbin/systemctl', 'exit 0')
  await walk.step('native/install.sh', () => shell('native/install.sh'))
  await walk.step('native/install.sh once more changes no secret', async () => {
    const secrets = () => shell('cat secrets/*')
    const before = await secrets()
    await shell('sed -i "s/^npm ci/: npm ci/; s/.*build.mjs/:/" native/install.sh && native/install.sh')
    equal(await secrets(), before)
  })
  if (await has('systemd-analyze', '--version')) {
    await walk.step('systemd-analyze verify has nothing to say', async () =>
      equal(
        await shell('cd /etc/systemd/system && systemd-analyze verify --man=no waldkerf*.service waldkerf.target 2>&1'),
        '',
      ),
    )
  }
}

/** In a network of its own, where every port is free. */
async function use(): Promise<void> {
  await run('ip', ['link', 'set', 'lo', 'up'])
  const place = '/run/first-hour'
  mkdirSync(place)
  const authority = await newAuthority(place)
  trust(authority)
  copyFileSync(authority.certificate, join(deploy, 'fullchain.pem'))
  copyFileSync(authority.key, join(deploy, 'privkey.pem'))
  const mailServer = await startMailServer(2525, authority)
  const browsers = new Browsers(place, authority)
  const trusting = { NODE_EXTRA_CA_CERTS: authority.ca, KC_TRUSTSTORE_PATHS: authority.ca }
  const units = new Units(trusting)
  const settings = { ORIGIN: origin, SMTP_HOST: 'localhost', SMTP_PORT: 2525, SMTP_USER: mailAccount.user }
  const filled = Object.entries(settings).map(
    ([name, value]) => `-e 's|^WALDKERF_${name}=.*|WALDKERF_${name}=${value}|'`,
  )
  program('/usr/local/bin/editor', `sed -i ${filled.join(' ')} "$1" && echo ${mailAccount.password} > "$2"`)
  let haproxy: ChildProcess | undefined
  const systemctl: Readonly<Record<string, () => Promise<void> | void>> = {
    'restart haproxy'() {
      const env = { PATH: process.env['PATH'], ...readVariables('/etc/default/haproxy') }
      haproxy = spawn('haproxy', ['-db', '-f', '/etc/haproxy/haproxy.cfg'], { env, stdio: 'ignore' })
    },
    async 'enable --now waldkerf.target'() {
      await units.start('waldkerf.target')
      // Keycloak builds itself at its first start.
      await until('the site', isReady, 5)
    },
  }
  const after: Readonly<Record<string, () => Promise<void>>> = {
    async 'first-admin'() {
      const { link } = await newMail(mailServer, people.ogf_admin, 0)
      const page = await (await browsers.open()).newPage()
      await page.goto(link)
      await page.locator('#kc-info-message a, #kc-content a').first().click()
      await fillNewPassword(page)
      await page.waitForLoadState()
      await signIn(page)
    },
  }
  try {
    for (const line of lines.slice(script + 1)) {
      const [, job = ''] = /^waldkerf ([\w-]+)/.exec(line) ?? []
      await walk.step(line, async () => {
        const unit = systemctl[line.replace(/^systemctl /, '')]
        if (unit !== undefined) return unit()
        if (job === 'doctor') return examine(await shell(`${line} 2>&1 || true`, trusting))
        await shell(line)
        return after[job]?.()
      })
    }
  } finally {
    await browsers.close()
    await units.stop()
    haproxy?.kill()
    await mailServer.stop()
  }
}

/** In the browser, and then once more for the role. */
async function signIn(page: Page): Promise<void> {
  await page.goto(`${origin}/dashboard`)
  const [form, profile, menu] = [page.locator('#username'), page.locator('#firstName'), mainMenu(page)]
  await form.or(profile).or(menu).first().waitFor()
  if (await form.isVisible()) await fillSignIn(page, people.ogf_admin)
  // The invitation had no name: Keycloak asks for it once.
  await profile.or(menu).first().waitFor()
  if (await profile.isVisible()) {
    await profile.fill('Chris')
    await page.locator('#lastName').fill('Chef')
    await page.locator('[type=submit]').first().click()
  }
  await menu.waitFor()
  const adminPassword = readFileSync(join(deploy, 'secrets/keycloak_admin_password'), 'utf8').trim()
  const realm = new Realm({ address: 'http://127.0.0.1:8081', origin, adminPassword })
  const headers = { Authorization: `Bearer ${await realm.token(people.ogf_admin)}`, 'Content-Type': 'application/json' }
  const answer = await fetch(`${origin}/rest/rpc/a_get_currentuser`, { method: 'POST', headers, body: '{}' })
  equal(await answer.json(), 'ogf_admin')
}

/** All is well but the backup, which nobody has made yet. */
function examine(said: string): void {
  match(said, /^missing backup: None has been noted/m)
  match(said, /^Missing: backup\.$/m)
}

const isInside = process.argv[2] === 'use'
process.exitCode = (await walk.go(isInside ? use : install)) ? 0 : 1
if (!isInside && process.exitCode === 0) {
  const here = fileURLToPath(import.meta.url)
  const child = spawn('unshare', ['--net', process.execPath, here, 'use'], { stdio: 'inherit' })
  process.exitCode = await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
