import { type Browser, expect, firefox, type Page } from '@playwright/test'
import { firefoxOptions, noFirefox } from '../scripts/calmFirefox.ts'
import { asOwner } from './behind.ts'
import { asOthers } from './browser.ts'
import { trusting } from './elsewhere.ts'
import { photo } from './photo.ts'
import { haveSession, long, productOfFile, signIn, signInByForm, test as base, watchForTrouble } from './stack.ts'

/*
 * The core of each role's day in Firefox, beside the journeys in Chromium and over the same product. Whole journeys run
 * there with E2E_BROWSER=firefox, which leaves this file out.
 */

let browser: Browser

/** Pages are Firefox's, and what a page complains about fails its test. */
const test = base.extend<{ page: Page }>({
  page: async ({ locale, timezoneId, viewport }, use) => {
    const context = await browser.newContext({ locale, timezoneId, viewport, ...trusting })
    const page = await context.newPage()
    const trouble = await watchForTrouble(page)
    await use(page)
    await context.close()
    expect(trouble).toEqual([])
  },
})

test.skip(noFirefox !== undefined, noFirefox)

const stack = productOfFile()

test.beforeAll(async () => {
  browser = asOthers(await firefox.launch(firefoxOptions(true)))
})
test.afterAll(async () => browser.close())

const query = <T extends object>(sql: string, values: unknown[] = []) => asOwner<T>(stack.databaseUrl, sql, values)

const latestReport = () => query('select bilder_anzahl, bundesland from data.kaefer order by id desc limit 1')

test('an expert signs in by the form, is led to what waits, publishes it by the keyboard and signs out', async ({
  page,
}) => {
  await test.step('signs in', async () => {
    await signInByForm(page, stack.origin, 'expert@waldkerf.test')
    await expect(page).toHaveURL(/\/dashboard$/)
  })
  const drawer = page.getByRole('region', { name: /^Meldung \d+$/ })
  await test.step('the dashboard counts what waits, and leads to it', async () => {
    await expect(page.getByText(/^\d+ Meldungen warten, älteste \d+ Tage$/)).toBeVisible()
    await page.getByRole('link', { name: 'Prüfung beginnen' }).click()
    await expect(drawer).toBeVisible()
  })
  const id = new URL(page.url()).searchParams.get('meldung')
  await test.step('a record is published by the keyboard', async () => {
    await page.keyboard.press('v')
    await expect(page.getByText(/Wird in \d s veröffentlicht/)).toBeVisible()
    await page.keyboard.press('v')
    await expect(drawer.getByText('Gespeichert', { exact: true })).toBeVisible()
    expect(await query('select status from data.kaefer where id = $1', [id])).toEqual([{ status: 'published' }])
  })
  await test.step('signs out', async () => {
    await page.getByRole('button', { name: /expert@waldkerf.test|Benutzermenü|Konto/ }).click()
    await page.getByRole('menuitem', { name: 'Abmelden' }).click()
    await expect(page.locator('#username')).toBeVisible()
  })
})

test('a find is reported with a picture', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await haveSession(page, stack.origin, 'nutzer@waldkerf.test')
  await page.goto(`${stack.origin}/reports/new`)
  await page.locator('input[type=file][multiple]').setInputFiles(await photo(page))
  await expect(page.getByRole('img', { name: /^Bild 1/ })).toBeVisible()
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await page.getByText('Koordinaten eingeben').click()
  await page.getByRole('textbox', { name: 'Breite' }).fill('48,137154')
  await page.getByRole('textbox', { name: 'Länge' }).fill('11,576124')
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await page.getByRole('button', { name: 'Meldung senden' }).click()
  await expect(page.getByRole('region', { name: 'Alle anderen Meldungen' })).toBeVisible()
  await expect.poll(latestReport).toEqual([{ bilder_anzahl: 1, bundesland: 'Bayern' }])
})

test('a line that is typed into an offer is stored by itself', long, async ({ page }) => {
  const [offer] = await query<{ id: number }>(`select id from data.angebot where status = 'entwurf' order by id desc`)
  await query('delete from data.position where angebot_id = $1', [offer?.id])
  await signIn(page, stack.origin, 'admin@waldkerf.test', `/offers/${offer?.id}`)
  await expect(page.getByRole('textbox', { name: 'Leistung von Position 1', exact: true })).toBeFocused()
  for (const [place, value] of ['Aufmaß', '1,5', 'h', '12,34'].entries()) {
    if (place > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  const stored = await query('select bez, anzahl::float, ep::float from data.position where angebot_id = $1', [
    offer?.id,
  ])
  expect(stored).toEqual([{ bez: 'Aufmaß', anzahl: 1.5, ep: 12.34 }])
})
