import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { isLong } from '@waldkerf/domain/testing/isLong'
import type { StackOptions } from '@waldkerf/service/options'
import { startStack, type Stack } from '@waldkerf/service/start'
import { cookieJar } from '@waldkerf/service/testing/cookieJar'
import { copyPrepared } from '@waldkerf/service/testing/preparedFolder'
import { renewDatabase } from '@waldkerf/service/testing/renewDatabase'
import { signIn as signInWithoutBrowser } from '@waldkerf/service/testing/signIn'
import { test as base } from './browser.ts'
import { origin, productElsewhere } from './elsewhere.ts'

/** Made by `npm run build`. */
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

interface WorkerFixtures {
  /** How its product is started. A file that sets it runs in a worker of its own. */
  stackOptions: Partial<StackOptions>
  sharedStack: Stack
}

/** Tag of an expensive test whose subject cheaper tests cover, too: it runs in long runs only. */
export const long = { tag: '@long' }

/** Files share the product of the worker that runs them, one after the other. */
export const test = base.extend<object, WorkerFixtures>({
  stackOptions: [{}, { scope: 'worker', option: true }],
  sharedStack: [
    async ({ stackOptions }, use) => {
      if (origin !== undefined) return use(productElsewhere())
      const folder = newFolder()
      const stack = await startProduct(folder, stackOptions)
      await use(stack)
      await stack.stop()
      removeFolder(folder)
    },
    { scope: 'worker' },
  ],
})

/**
 * The worker's product for a file's tests, with a database of their own: as after the first start, nobody signed in.
 * @param isReading the file's journeys in `npm test` store nothing, and do not mind what others have stored
 */
export function productOfFile(isReading = false): Pick<Stack, 'origin' | 'databaseUrl'> {
  let stack: Stack | undefined
  test.beforeAll(async ({ sharedStack }) => {
    if (isLong || !isReading) await renewDatabase(sharedStack)
    stack = sharedStack
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

/**
 * Opens a page as somebody who has signed in before: with a session of their own at the identity service and a token,
 * both got without the browser. Tests of the sign-in itself use `signInByForm`.
 */
export async function signIn(page: Page, origin: string, email: string, path = '/dashboard') {
  await haveSession(page, origin, email)
  await page.goto(origin + path)
  await frameStands(page)
}

/** Switches 'Weiter nach Entscheidung' off: journeys look at the records that they have decided. */
const stayAtRecords = (page: Page) =>
  page.addInitScript(() => {
    const { getItem } = Storage.prototype
    Storage.prototype.getItem = function read(key: string) {
      return getItem.call(this, key) ?? (key.startsWith('waldkerf-gis-look-') ? '{"goOn":false}' : null)
    }
  })

/** Puts a new session and its token into the page's browser, and nothing else. */
export async function haveSession(page: Page, origin: string, email: string) {
  await stayAtRecords(page)
  const jar = cookieJar()
  const { access_token: token } = await signInWithoutBrowser(origin, email, jar)
  const { hostname: domain } = new URL(origin)
  const attributes = { domain, expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' } as const
  await page.context().setStorageState({
    cookies: jar.all().map((cookie) => ({ ...cookie, ...attributes })),
    origins: [{ origin, localStorage: [{ name: 'Admin-Token', value: token }] }],
  })
}

/** Opens a page and signs in at the identity service's own form. */
export async function signInByForm(page: Page, origin: string, email: string, path = '/dashboard') {
  await stayAtRecords(page)
  await page.goto(origin + path)
  await fillSignIn(page, email)
  await frameStands(page)
}

const frameStands = (page: Page) => expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()

/** Fills in the identity service's form. */
export async function fillSignIn(page: Page, email: string) {
  await page.locator('#username').fill(email)
  await page.locator('#password').fill('waldkerf')
  await page.locator('#kc-login').click()
}

/** The page's appearance, before it starts. Firefox runs this on the empty page before it, too, which may store nothing. */
export const withSettings = (page: Page, settings: object) =>
  page.addInitScript((text) => {
    if (origin !== 'null') localStorage.setItem('waldkerf.settings', text)
  }, JSON.stringify(settings))

/** Firefox complains about a font whose page was left before it came. */
const cutOff = /^download failed \(font-family: .* status=2152398850 /

/** Collects violations of the content security policy and uncaught errors of every page that is opened. */
export async function watchForTrouble(page: Page): Promise<string[]> {
  const trouble: string[] = []
  page.on('pageerror', ({ message }) => !cutOff.test(message) && trouble.push(message))
  await page.exposeFunction('reportViolation', (text: string) => trouble.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return trouble
}
