import { expect } from '@playwright/test'
import pg from 'pg'
import { long, fillSignIn, productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const stack = productOfFile(true)

test('a role that may not open a page gets /401, an unknown path goes to the dashboard', async ({ page }) => {
  const trouble = await watchForTrouble(page)
  await signIn(page, stack.origin, 'nutzer@waldkerf.test')
  await expect(page.getByRole('link', { name: 'GIS' })).toHaveCount(0)
  await page.goto(`${stack.origin}/gis/index`)
  await expect(page).toHaveURL(/\/401\?from=/)
  await page.goto(`${stack.origin}/nowhere`)
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(trouble).toEqual([])
})

test('who has no row yet is welcomed as a new user', long, async ({ page }) => {
  await signIn(page, stack.origin, 'gast@waldkerf.test')
  await expect(page.getByText('Neuer Nutzer').first()).toBeVisible()
})

test('a demo account signs in by its own button', long, async ({ page }) => {
  const trouble = await watchForTrouble(page)
  await page.goto(`${stack.origin}/gis/index`)
  await page.getByRole('button', { name: 'Experte: Funde prüfen' }).click()
  await expect(page).toHaveURL(/\/gis\/index/)
  await expect(page.getByRole('button', { name: /Tannhäuser/ })).toBeVisible()
  expect(trouble).toEqual([])
})

test('a wrong password says so in the reader’s language and keeps the e-mail', long, async ({ page, context }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: stack.origin }])
  await page.goto(`${stack.origin}/dashboard`)
  await page.locator('#username').fill('expert@waldkerf.test')
  await page.locator('#password').fill('falsch')
  await page.locator('#kc-login').click()
  await expect(page.getByRole('alert')).toHaveText('E-mail address or password is not right.')
  await expect(page.locator('#username')).toHaveValue('expert@waldkerf.test')
})

test('/login goes nowhere by itself; its button signs in and leads to the asked page', async ({ page }) => {
  const trouble = await watchForTrouble(page)
  await page.goto(`${stack.origin}/login?redirect=%2Fgis%2Findex`)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.locator('#username').fill('expert@waldkerf.test')
  await page.locator('#password').fill('waldkerf')
  await page.locator('#kc-login').click()
  await expect(page).toHaveURL(/\/gis\/index/)
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
  expect(trouble).toEqual([])
})

test('a filter sends no request to the data service', long, async ({ page }) => {
  await signIn(page, stack.origin, 'expert@waldkerf.test', '/gis/index')
  await page.getByRole('row', { name: /Neu/ }).first().waitFor()
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('a_get_kaefer') && asked.push(request.url()))
  await page.getByRole('button', { name: /^Neu/ }).first().click()
  await expect(page).toHaveURL(/status=new/)
  await page.getByRole('button', { name: /Zurücksetzen/ }).click()
  await expect(page).not.toHaveURL(/status=new/)
  expect(asked).toEqual([])
})

test('a role that is taken away closes the page at the next look', long, async ({ page }) => {
  await signIn(page, stack.origin, 'expert@waldkerf.test', '/gis/index')
  await page.getByRole('row', { name: /Neu/ }).first().waitFor()
  const setStatus = async (status: string) => {
    const client = new pg.Client({ connectionString: stack.databaseUrl })
    await client.connect()
    await client.query('update data.benutzer set app_status = $1 where email = $2', [status, 'expert@waldkerf.test'])
    await client.end()
  }
  await setStatus('ogf_citizens')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page).toHaveURL(/\/401\?from=/)
  await setStatus('ogf_expert')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'GIS' })).toBeVisible()
})

test('a phone is welcomed first, once, and goes on to the asked page', async ({ browser }) => {
  const phone = await browser.newContext({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
    locale: 'de-DE',
  })
  await phone.addInitScript(() => Object.defineProperty(navigator, 'userAgentData', { value: undefined }))
  const page = await phone.newPage()
  await page.goto(`${stack.origin}/gis/index`)
  await expect(page).toHaveURL(/\/landing\?to=%2Fgis%2Findex/)
  await page.getByRole('link', { name: 'Weiter zur Anwendung' }).click()
  await expect(page.locator('#username')).toBeVisible()
  await phone.close()
})

test('the welcome page speaks the language of who comes, and the product goes on in it', long, async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  const page = await phone.newPage()
  await page.goto(`${stack.origin}/landing`)
  await expect(page).toHaveTitle('Welcome - Waldkerf')
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen bei Waldkerf')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('link', { name: 'Report a find' }).click()
  await fillSignIn(page, 'nutzer@waldkerf.test')
  await expect(page.getByRole('heading', { name: 'Report a find' })).toBeVisible()
  await phone.close()
})

test('from the welcome page reporting leads through signing in to the form', long, async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'de-DE' })
  const page = await phone.newPage()
  await page.goto(`${stack.origin}/landing`)
  await page.getByRole('link', { name: 'Fund melden' }).click()
  await fillSignIn(page, 'nutzer@waldkerf.test')
  await expect(page.getByRole('heading', { name: 'Fund melden' })).toBeVisible()
  await expect(page).toHaveURL(/\/reports\/new$/)
  await phone.close()
})

test('signing out in one tab signs out in the other', long, async ({ page, context }) => {
  await signIn(page, stack.origin, 'expert@waldkerf.test')
  const other = await context.newPage()
  await other.goto(`${stack.origin}/dashboard`)
  await expect(other.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
  await page.bringToFront()
  await page.getByRole('button', { name: /Konto/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await expect(page.locator('#username')).toBeVisible()
  await expect(other).toHaveURL(/\/login$/)
  await other.bringToFront()
  await other.getByRole('button', { name: 'Anmelden' }).click()
  await expect(other.locator('#username')).toBeVisible()
})
