import { equal, match } from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { fillIn } from '../native/checkoutCopy.ts'
import { client } from '../native/client.ts'
import { type Authority, expired } from '../native/authority.ts'
import { documentedBlocks } from '../documentation/documented.ts'
import type { Kit } from '../native/kit.ts'
import type { Walk } from '../walk.ts'
import { until } from './people.ts'

const run = promisify(execFile)

interface Case {
  /** As it stands in the walk. */
  name: string
  spoil: () => Promise<unknown> | void
  mend: () => Promise<unknown> | void
  /** Lines of the doctor's answer. */
  lines: readonly RegExp[]
}

/** The doctor when all is well, and with each fault that can be made here. */
export async function doctor(walk: Walk, kit: Kit, authority: Authority): Promise<void> {
  const [block = ''] = documentedBlocks('Doctor', 'sh')
  const command = block.trim()
  await walk.step(`${command}: all is well`, async () => {
    // The mark of a backup, which comes later: its token has five minutes.
    writeFileSync(join(kit.machine.scans, '.last-backup'), '')
    const lines = (await kit.does(command)).trim().split('\n')
    equal(lines.length, 11)
    // The mail account's password and this machine's disk are as they are; the certificate is for two days.
    for (const line of lines) match(line, /^(ok {6}\S|weak {4}(certificate: It ends on|disk: ))/)
    match(lines.join('\n'), /^ok {6}versions: PostgreSQL [\d.]+, PostgREST [\d.]+, Keycloak [\d.]+, as deploy/m)
  })
  for (const { name, spoil, mend, lines } of cases(kit, authority)) {
    await walk.step(`${command}: ${name}`, async () => {
      await spoil()
      const said = await kit.does(command).then(
        () => Promise.reject(new Error('The doctor ends with 0.')),
        (error: Error) => error.message,
      )
      await mend()
      for (const line of lines) match(said, line)
    })
  }
}

/** With another certificate. Resolves when it listens again. */
async function renewGateway(kit: Kit): Promise<void> {
  await kit.gateway.stop()
  kit.gateway.start()
  const port = Number(new URL(kit.origin).port)
  while (!(await isOpen(port))) await sleep(50)
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}

function cases(kit: Kit, authority: Authority): Case[] {
  const { deploy } = kit.machine
  const [password, settings] = [join(deploy, 'secrets/smtp_password'), join(deploy, '.env')]
  const [mailPassword, origin] = [readFileSync(password, 'utf8'), kit.origin]
  const certificate = readFileSync(authority.both)
  return [
    {
      name: 'a mail server that refuses',
      spoil: () => writeFileSync(password, 'another-password\n'),
      mend: () => writeFileSync(password, mailPassword),
      lines: [/^missing mail server: localhost:\d+ refuses the sign-in.*none is lost/m, /^Missing: mail server\.$/m],
    },
    {
      name: 'an expired certificate',
      async spoil() {
        writeFileSync(authority.both, await expired(authority))
        await renewGateway(kit)
      },
      async mend() {
        writeFileSync(authority.both, certificate)
        await renewGateway(kit)
      },
      lines: [/^missing certificate: It has expired on \d{4}/m, /^ok {6}site: /m],
    },
    {
      name: 'a clock that is ten minutes off',
      spoil: () => void (kit.containers.clockAhead = 600_000),
      mend: () => void (kit.containers.clockAhead = 0),
      lines: [/^missing clock: This clock is (599|60\d) s ahead of that of the database, so tokens are refused/m],
    },
    // Nobody but root may give a folder a disk of its own.
    ...(process.getuid?.() === 0
      ? [
          {
            name: 'a full disk',
            spoil: () => run('mount', ['-t', 'tmpfs', '-o', 'size=100m', 'tmpfs', kit.machine.scans]),
            mend: () => run('umount', [kit.machine.scans]),
            lines: [/^missing disk: 0\.1 GB of 0 are free for scans: nothing more is taken there/m],
          },
        ]
      : []),
    {
      name: 'another issuer',
      spoil: () => fillIn(settings, { WALDKERF_ORIGIN: origin.replace('localhost', '127.0.0.1') }),
      mend: () => fillIn(settings, { WALDKERF_ORIGIN: origin }),
      lines: [/^missing issuer: Keycloak signs as https:\/\/localhost:\d+\/realms\/waldkerf, WALDKERF_ORIGIN wants /m],
    },
    {
      name: 'Keycloak away',
      spoil: () => kit.does('docker compose stop keycloak'),
      mend: () => kit.does('docker compose start keycloak'),
      lines: [/^missing issuer: Keycloak does not answer at .*ECONNREFUSED.*invitations wait/m, /^ok {6}database: /m],
    },
    {
      name: 'no database',
      spoil: () => kit.does('docker compose stop postgres'),
      async mend() {
        await kit.does('docker compose start postgres')
        await until('the data service', async () => (await client(kit.machine)('/health')).status === 200, 3)
        // Its connections of before are broken: the first requests may fail.
        const answers = () =>
          kit.realm.accounts().then(
            () => true,
            () => false,
          )
        await until('Keycloak has its database again', answers)
      },
      lines: [/^missing database: The database does not answer at .*ECONNREFUSED/m],
    },
  ]
}
