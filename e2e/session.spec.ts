import { expect, type Page } from '@playwright/test'
import { isLong } from '@waldkerf/domain/testing/isLong'
import pg from 'pg'
import { asSomebodyElse } from './asSomebodyElse.ts'
import { asOwner } from './behind.ts'
import { long, fillSignIn, productOfFile, signIn, signInByForm, test } from './stack.ts'

const stack = productOfFile(true)

const tokenRequests = '**/openid-connect/token'
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('Admin-Token'))
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' })

test('a reload stays signed in, on the same page', long, async ({ page }) => {
  await signIn(page, stack.origin, 'expert@waldkerf.test', '/gis/index?status=new')
  await page.reload()
  await expect(menu(page)).toBeVisible()
  await expect(page).toHaveURL(/\/gis\/index\?status=new/)
})

test(
  'the next start shows the last menu and the page’s title before any script of the product is there',
  long,
  async ({ page }) => {
    await signIn(page, stack.origin, 'expert@waldkerf.test', '/gis/index')
    await expect(menu(page)).toBeVisible()
    await page.route(/\/assets\/.*\.js/, () => new Promise(() => undefined))
    await page.goto(`${stack.origin}/gis/index`, { waitUntil: 'commit' })
    const frame = page.locator('.wk-shell')
    await expect(frame.getByText('Dashboard')).toBeVisible()
    await expect(frame.locator('.wk-shell-bar')).toContainText('GIS')
  },
)

test('the next start asks for its data beside the configuration, not behind it', long, async ({ page }) => {
  await signIn(page, stack.origin, 'expert@waldkerf.test')
  await expect(menu(page)).toBeVisible()
  let said = false
  await page.route('**/config.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    said = true
    await route.continue()
  })
  const asked = page.waitForRequest('**/rpc/a_get_kaefer_by_art')
  await page.goto(`${stack.origin}/dashboard`, { waitUntil: 'commit' })
  await asked
  expect(said).toBe(false)
  await expect(page.getByRole('main').getByText('Buchdrucker').first()).toBeVisible()
})

test('a token service that never answers at the start signs nobody out', long, async ({ page }) => {
  await signIn(page, stack.origin, 'expert@waldkerf.test')
  // Never answered: the page works on with the token it has.
  await page.route(tokenRequests, () => new Promise(() => undefined))
  await page.reload()
  await expect(menu(page)).toBeVisible()
  await expect(page.getByRole('main').getByText('Buchdrucker').first()).toBeVisible()
  expect(await storedToken(page)).not.toBeNull()
})

/* Spec section 8: "If sign-in reports the user as unauthenticated, the page reloads." Twice at most, then it says so. */
test('sign-in that comes back refused again and again ends at a button', long, async ({ page }) => {
  const visits: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith(`${stack.origin}/dashboard`)) visits.push(frame.url())
  })
  await page.route(tokenRequests, (route) =>
    route.fulfill({ status: 400, contentType: 'application/json', body: '{"error":"invalid_grant"}' }),
  )
  await page.goto(`${stack.origin}/dashboard`)
  await fillSignIn(page, 'expert@waldkerf.test')
  await expect(page).toHaveURL(/\/login/, { timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await page.waitForTimeout(2_000)
  await expect(page).toHaveURL(/\/login/)
})

test('whoever is turned away though another tab’s token is stored ends at the same button', long, async ({ page }) => {
  await signInByForm(page, stack.origin, 'expert@waldkerf.test')
  await page.route(tokenRequests, (route) =>
    route.fulfill({ status: 400, contentType: 'application/json', body: '{"error":"invalid_grant"}' }),
  )
  await page.reload()
  await expect(page).toHaveURL(/\/login\?failed=1/, { timeout: 30_000 })
  await expect(page.getByRole('alert').first()).toContainText('mehrmals hintereinander')
  expect(await storedToken(page)).not.toBeNull()
  await page.unroute(tokenRequests)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(menu(page)).toBeVisible()
})

test('signing out in one tab reaches the others, even over unsaved text, and leaves nothing of the person', async ({
  page,
  context,
}) => {
  await signIn(page, stack.origin, 'expert@waldkerf.test', '/gis/index?status=new')
  await page.getByRole('row', { name: /Neu/ }).first().click()
  await page.getByRole('textbox', { name: /Nachricht/ }).fill('Noch nicht gespeichert')
  const other = await context.newPage()
  await other.goto(`${stack.origin}/dashboard`)
  await other.getByRole('button', { name: /expert@waldkerf.test|Benutzermenü|Konto/ }).click()
  await other.getByRole('menuitem', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/login$/, { timeout: 5_000 })
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(kept).not.toContain('expert@')
  expect(kept).not.toContain('Noch nicht gespeichert')
  expect(kept).not.toContain('waldkerf.frame')
})

test('somebody else who signs in in another tab is the person of every tab', long, async ({ page, context }) => {
  await signIn(page, stack.origin, 'expert@waldkerf.test', '/gis/index')
  // A pending session check of the first page would set its cookie again.
  await page.waitForLoadState('networkidle')
  await context.clearCookies()
  const other = await context.newPage()
  await signInByForm(other, stack.origin, 'nutzer@waldkerf.test')
  // The new person may not open the page of the former one.
  await expect(page).toHaveURL(/\/401/)
  await expect(menu(page).getByRole('link', { name: 'GIS' })).toHaveCount(0)
})

test('a lost connection ends no session', long, async ({ page, context }) => {
  await signIn(page, stack.origin, 'expert@waldkerf.test', '/profile/index')
  const messages = page.getByRole('region', { name: 'Benachrichtigungen', exact: true })
  await messages.waitFor({ state: 'attached' })
  await context.setOffline(true)
  await expect(page.locator('#bars')).toContainText('Keine Verbindung.')
  await page.waitForTimeout(3_000)
  await context.setOffline(false)
  await menu(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('main').getByText('Buchdrucker').first()).toBeVisible()
  expect(await storedToken(page)).not.toBeNull()
})

const account = '**/realms/waldkerf/account'
const userData = '**/rest/rpc/a_get_user_data'
const login = /\/login\?redirect=%2Fgis%2Findex%3Fstatus%3Dnew$/

/** The guard has cleared the token: no pending answer brings it back, and the address of the page is kept. */
async function staysCleared(page: Page, reason: string) {
  await expect(page).toHaveURL(login, { timeout: 30_000 })
  await expect(page.getByRole('alert').first()).toContainText(reason)
  // Time for `init` to end, and for a renewal of the token after it.
  await page.waitForTimeout(3_000)
  expect(await storedToken(page)).toBeNull()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await page.waitForTimeout(500)
  expect(await storedToken(page)).toBeNull()
  await expect(page).toHaveURL(login)
}

/* Spec section 8: "Profile fetch failures: 'Verification failed, please Login again.'; 'getInfo: roles must be a
   non-null array!'; and a message that the identity service is not initialised." */
test(
  'a profile that is refused clears the token for good, even where the start of the session ends later',
  long,
  async ({ page }) => {
    await signIn(page, stack.origin, 'expert@waldkerf.test', '/gis/index?status=new')
    await page.route(account, (route) => route.fulfill({ status: 403, body: '' }))
    await page.route(tokenRequests, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    await page.reload()
    await staysCleared(page, 'Verification failed, please Login again.')
    await page.unroute(account)
    await page.unroute(tokenRequests)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page).toHaveURL(/\/gis\/index\?status=new/)
    await expect(menu(page)).toBeVisible()
  },
)

test(
  'user data without a row, with several or without a role are no role: said, cleared for good',
  long,
  async ({ page }) => {
    const [expert, address] = ['expert@waldkerf.test', '/gis/index?status=new']
    const answers: ((row: object) => object[])[] = [
      () => [],
      (row) => [row, row],
      (row) => [{ ...row, app_status: null }],
    ]
    // Asked for here, as Firefox tells a test of no request's body, which would be sent on without one.
    const [person] = await asOwner<object>(
      stack.databaseUrl,
      'select user_id as id, email from data.benutzer where email = $1',
      [expert],
    )
    const [row = {}] = (await (
      await asSomebodyElse(stack.origin, expert)
    ).call('a_get_user_data', person ?? {})) as object[]
    for (const answer of isLong ? answers : answers.slice(0, 1)) {
      await signIn(page, stack.origin, expert, address)
      await page.route(userData, (route) => route.fulfill({ json: answer(row) }))
      await page.reload()
      await staysCleared(page, 'getInfo: roles must be a non-null array!')
      await page.unroute(userData)
    }
  },
)

test('a browser that keeps nothing is told so, in both languages', long, async ({ page }) => {
  const refuse = `() => { throw new DOMException('The operation is insecure.', 'SecurityError') }`
  await page.addInitScript({ content: `Object.defineProperty(window, 'localStorage', { get: ${refuse} })` })
  for (const path of ['/dashboard', '/login', '/demo/']) {
    await page.goto(stack.origin + path)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Ihr Browser lässt Waldkerf auf dieser Seite nichts speichern')
    await expect(alert.locator('[lang=en]')).toContainText('Your browser does not let Waldkerf store anything')
  }
})

/** A tab in which an expert has begun a message to somebody. */
async function writeInTab(page: Page, words: string) {
  await page.goto(`${stack.origin}/gis/index?status=new`)
  await page.getByRole('row', { name: /Neu/ }).first().click()
  await page.getByRole('textbox', { name: /Nachricht/ }).fill(words)
}

test(
  'a profile refused in one tab leaves the typed words of the other; a sign-out clears both, after its question',
  long,
  async ({ page, context }) => {
    const words = 'Bitte noch ein Bild der Unterseite.'
    await signIn(page, stack.origin, 'expert@waldkerf.test')
    await writeInTab(page, words)
    const message = page.getByRole('textbox', { name: /Nachricht/ })
    const other = await context.newPage()
    await other.route(account, (route) => route.fulfill({ status: 403, body: '' }))
    await other.goto(`${stack.origin}/dashboard`)
    await expect(other).toHaveURL(/\/login/)
    const question = page.getByRole('alertdialog', { name: 'Anmeldung in einem anderen Tab beendet' })
    await expect(question).toBeVisible()
    await expect(page.getByText('Angemeldet', { exact: true })).toHaveCount(0)
    const opened = context.waitForEvent('page')
    await question.getByRole('button', { name: 'Anmelden' }).click()
    // The session at the identity service is still valid: its window signs in by itself.
    await opened
    await expect(question).toBeHidden()
    await expect(message).toHaveValue(words)
    await other.unroute(account)
    await other.goto(`${stack.origin}/gis/index`)
    await expect(menu(other)).toBeVisible()
    await page.getByRole('button', { name: /expert@waldkerf.test|Benutzermenü|Konto/ }).click()
    await page.getByRole('menuitem', { name: 'Abmelden' }).click()
    await page.getByRole('button', { name: 'Abmelden und verwerfen' }).click()
    await expect(page.locator('#username')).toBeVisible()
    await expect(other).toHaveURL(/\/login$/)
    for (const tab of [page, other]) {
      await tab.goto(`${stack.origin}/login`)
      const kept = await tab.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
      expect(kept).not.toContain(words)
      expect(kept).not.toContain('expert@')
    }
  },
)

/** A picture that only its reporter and experts may see. */
async function hiddenPicture(): Promise<number> {
  const client = new pg.Client(stack.databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ id: number }>(
    `select b.id from data.bilder b join data.kaefer k on k.id = b.kaefer_id where k.status = 'new' limit 1`,
  )
  await client.end()
  return rows[0]?.id ?? 0
}

test('after a sign-out nobody reads a picture of the one before from the browser', async ({ page }) => {
  const address = `/rest/rpc/w_get_bild?id=${await hiddenPicture()}`
  const status = () =>
    page.evaluate(async (url) => {
      const token = localStorage.getItem('Admin-Token')
      return (await fetch(url, token === null ? {} : { headers: { authorization: `Bearer ${token}` } })).status
    }, address)
  await signIn(page, stack.origin, 'expert@waldkerf.test')
  expect(await status()).toBe(200)
  expect(await status()).toBe(200)
  await page.getByRole('button', { name: /expert@waldkerf.test|Benutzermenü|Konto/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await expect(page.locator('#username')).toBeVisible()
  await page.goto(`${stack.origin}/login`)
  expect(await status()).toBe(401)
  await signInByForm(page, stack.origin, 'neu@waldkerf.test')
  expect(await status()).toBe(403)
})
