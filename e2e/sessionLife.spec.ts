import { expect, type Page, type Response } from '@playwright/test'
import { isLong } from '@waldkerf/domain/testing/isLong'
import pg from 'pg'
import { long, fillSignIn, productOfFile, signInByForm, test } from './stack.ts'

/** Tokens that live so short that a few of their lives fit into a test. */
const tokenLife = 10
test.use({ stackOptions: { tokenLife } })
const stack = productOfFile()

const tokenRequests = '**/openid-connect/token'
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Ihre Anmeldung ist abgelaufen' })

/** Everybody's sessions and refresh tokens are gone, as after an administrator's 'sign out all'. */
async function endSessions() {
  const client = new pg.Client(stack.databaseUrl)
  await client.connect()
  await client.query('delete from identity.artifact')
  await client.end()
}

async function storedMessages(id: string) {
  const client = new pg.Client(stack.databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ message: string }>('select message from data.kaefer where id = $1', [id])
  await client.end()
  return rows.map(({ message }) => message)
}

/** Answers that a valid session never gets, and navigations of the page. */
function watchSession(page: Page) {
  const seen: string[] = []
  page.on('response', (answer: Response) => {
    const { pathname } = new URL(answer.url())
    if (answer.status() === 401 || (pathname.endsWith('/token') && !answer.ok()))
      seen.push(`${answer.status()} ${pathname}`)
  })
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) seen.push(`went to ${frame.url()}`)
  })
  return seen
}

async function writeMessage(page: Page, text: string) {
  await page.getByRole('row', { name: /Neu/ }).first().click()
  await page.getByRole('textbox', { name: /Nachricht/ }).fill(text)
  return new URL(page.url()).searchParams.get('meldung') ?? ''
}

const tabCount = isLong ? 5 : 2

test(`${tabCount} tabs outlive several tokens without a sign-out, a refused call or a navigation`, async ({
  context,
}) => {
  const first = await context.newPage()
  await signInByForm(first, stack.origin, 'expert@waldkerf.test')
  const others = await Promise.all(Array.from({ length: tabCount - 1 }, () => context.newPage()))
  for (const tab of others) await tab.goto(`${stack.origin}/dashboard`)
  const tabs = [first, ...others]
  for (const tab of tabs) await expect(menu(tab)).toBeVisible()
  await first.waitForTimeout(3_000)
  const seen = tabs.map(watchSession)
  await first.waitForTimeout(2.2 * tokenLife * 1_000)
  for (const [index, tab] of tabs.entries()) {
    expect(seen[index]).toEqual([])
    await menu(tab).getByRole('link', { name: 'GIS' }).click()
    await expect(tab.getByRole('grid').or(tab.getByRole('table')).first()).toBeVisible()
    await expect(question(tab)).toBeHidden()
  }
})

test('a session that ends over typed text asks, goes on after sign-in in a new window, and saves the text once', async ({
  page,
  context,
}) => {
  await signInByForm(page, stack.origin, 'expert@waldkerf.test', '/gis/index?status=new')
  const text = 'Bitte noch ein Bild der Unterseite.'
  const id = await writeMessage(page, text)
  const address = page.url()
  await endSessions()
  await expect(question(page)).toBeVisible({ timeout: 30_000 })
  const opened = context.waitForEvent('page')
  await question(page).getByRole('button', { name: 'Anmelden' }).click()
  const window = await opened
  await fillSignIn(window, 'expert@waldkerf.test')
  await expect(question(page)).toBeHidden()
  await expect.poll(() => window.isClosed()).toBe(true)
  expect(page.url()).toBe(address)
  await expect(page.getByRole('textbox', { name: /Nachricht/ })).toHaveValue(text)
  await page
    .getByRole('button', { name: /Rückfrage/ })
    .last()
    .click()
  // A decision is sent after the seconds in which it can be taken back.
  await expect.poll(() => storedMessages(id)).toEqual([text])
})

test(
  'when the dialog is put off a bar stays, and someone else’s sign-in shows nothing of the former person',
  long,
  async ({ page, context }) => {
    await signInByForm(page, stack.origin, 'expert@waldkerf.test', '/gis/index?status=new')
    await writeMessage(page, 'Nur für Experten')
    await endSessions()
    await expect(question(page)).toBeVisible({ timeout: 30_000 })
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    const opened = context.waitForEvent('page')
    await page.getByRole('status').getByRole('button', { name: 'Anmelden' }).click()
    await fillSignIn(await opened, 'nutzer@waldkerf.test')
    await expect(page).toHaveURL(/\/401/)
    await expect(page.getByText('Nur für Experten')).toHaveCount(0)
  },
)

test(
  'an idle page whose session ends at a reload goes straight to the sign-in and comes back',
  long,
  async ({ page }) => {
    await signInByForm(page, stack.origin, 'expert@waldkerf.test', '/gis/index?status=new')
    await endSessions()
    await page.reload()
    await expect(page.locator('#username')).toBeVisible()
    await fillSignIn(page, 'expert@waldkerf.test')
    await expect(page).toHaveURL(/\/gis\/index\?status=new/)
  },
)

for (const hours of isLong ? [-1, 1] : [-1]) {
  test(`a clock that is off by ${hours} h changes nothing`, long, async ({ page }) => {
    await page.addInitScript((shift) => {
      const Real = Date
      globalThis.Date = new Proxy(Real, {
        construct: (_date, values: []) => (values.length > 0 ? new Real(...values) : new Real(Real.now() + shift)),
        get: (_date, name) => (name === 'now' ? () => Real.now() + shift : Reflect.get(Real, name)),
      })
    }, hours * 3_600_000)
    let refreshes = 0
    page.on('request', (request) => (refreshes += request.url().endsWith('/openid-connect/token') ? 1 : 0))
    await signInByForm(page, stack.origin, 'expert@waldkerf.test')
    const seen = watchSession(page)
    await page.waitForTimeout(1.3 * tokenLife * 1_000)
    expect(seen).toEqual([])
    // One for the code, one for each token life, and some for a return to the tab.
    expect(refreshes).toBeLessThan(6)
  })
}

test('a renewal that is never answered is given up, and the next one heals it', long, async ({ page }) => {
  await signInByForm(page, stack.origin, 'expert@waldkerf.test')
  await page.waitForTimeout(1_000)
  let asked = 0
  await page.route(tokenRequests, (route) => (++asked === 1 ? new Promise(() => undefined) : route.continue()))
  await expect.poll(() => asked, { timeout: 60_000 }).toBeGreaterThan(1)
  await expect(question(page)).toBeHidden()
  await menu(page).getByRole('link', { name: 'GIS' }).click()
  await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible()
})
