import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import type { StackOptions } from '@waldkerf/service/options'
import { startStack, type Stack } from '@waldkerf/service/start'
import { copyPrepared } from '@waldkerf/service/testing/preparedFolder'

/** What `npm run build` made. */
export const dist = fileURLToPath(new URL('../dist', import.meta.url))

/** A data folder of its own that the database's user can reach. */
export function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'waldkerf-e2e-'))
  chmodSync(folder, 0o755)
  return folder
}

export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** The assembled product on a free port, over what `npm run build` made. */
export function startProduct(data: string, options: Partial<StackOptions> = {}): Promise<Stack> {
  if (!existsSync(join(data, 'home'))) copyPrepared(data, options)
  return startStack({ data, dist, durable: false, ...options })
}

/** One product for all tests of a file, in a folder of its own. */
export function productOfFile(options: Partial<StackOptions> = {}): Pick<Stack, 'origin' | 'databaseUrl'> {
  const folder = newFolder()
  let stack: Stack | undefined
  test.beforeAll(async () => {
    stack = await startProduct(folder, options)
  })
  test.afterAll(async () => {
    await stack?.stop()
    removeFolder(folder)
  })
  return {
    get origin() {
      return stack?.origin ?? ''
    },
    get databaseUrl() {
      return stack?.databaseUrl ?? ''
    },
  }
}

/** Opens a page and signs in at the identity service's own form. */
export async function signIn(page: Page, origin: string, email: string, path = '/dashboard') {
  await page.goto(origin + path)
  await fillSignIn(page, email)
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
}

/** Fills in the identity service's form. */
export async function fillSignIn(page: Page, email: string) {
  await page.locator('#username').fill(email)
  await page.locator('#password').fill('waldkerf')
  await page.locator('#kc-login').click()
}

/** Collects violations of the content security policy and uncaught errors of every page that is opened. */
export async function watchForTrouble(page: Page): Promise<string[]> {
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(error.message))
  await page.exposeFunction('reportViolation', (text: string) => trouble.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return trouble
}
