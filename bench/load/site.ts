import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import type { StackOptions } from '@waldkerf/service/options'
import { startStack } from '@waldkerf/service/start'
import { startFront, trustFront } from './front.ts'
import type { Session } from './measure.ts'

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** A browser that trusts the sites. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH']
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', trustFront] })
}

export type Site = Awaited<ReturnType<typeof startSite>>

/** A site behind HTTP/2, with a data folder of its own. */
export async function startSite(dist: string, options: Pick<StackOptions, 'seed' | 'durable'> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'waldkerf-bench-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  let behind = ''
  const front = await startFront(port, () => behind)
  const inner = await freePort()
  const stack = await startStack({
    data: folder,
    dist,
    port: inner,
    origin: front.origin,
    tokenLife: 3_600,
    ...options,
  })
  behind = `http://127.0.0.1:${inner}`
  return {
    front,
    databaseUrl: stack.databaseUrl,
    async stop() {
      await stack.stop()
      await front.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Signs in at the form and keeps what the browser then knows. */
export async function signIn(browser: Browser, origin: string, email = 'admin@waldkerf.test'): Promise<Session> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/dashboard`)
  await page.locator('#username').fill(email)
  await page.locator('#password').fill('waldkerf')
  await page.locator('#kc-login').click()
  await page.waitForFunction(() => localStorage.getItem('Admin-Token'), undefined, { timeout: 30_000 })
  // The browser of a returning person has stored the menu and the counts of open work, too.
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 30_000 })
  await page.waitForLoadState('networkidle')
  const session = await context.storageState()
  await context.close()
  return session
}
