import { expect, type Page } from '@playwright/test'
import { long, productOfFile, signIn, test } from './stack.ts'

const product = productOfFile()

const map = (page: Page) => page.getByRole('application', { name: 'Karte der Käfermeldungen' })
const mapIsReady = (page: Page) => expect(page.locator('[data-feed=ready]')).toBeAttached()

/** Metres that the map's scale bar stands for: the nearer, the fewer. */
async function metres(page: Page): Promise<number> {
  const words = await page
    .getByText(/^\d+\sk?m$/)
    .first()
    .textContent()
  const [, value = '0', unit = 'm'] = /^(\d+)\s(k?m)$/.exec(words ?? '') ?? []
  return Number(value) * (unit === 'km' ? 1_000 : 1)
}

/** The scale once the map has come to rest. */
async function scaleAtRest(page: Page): Promise<number> {
  await mapIsReady(page)
  let last = await metres(page)
  await expect(async () => {
    const before = last
    await page.waitForTimeout(800)
    last = await metres(page)
    expect(last).toBe(before)
  }).toPass()
  return last
}

test(
  'the map goes where a click leads, stays where it is moved to, and Back brings its place back',
  long,
  async ({ page }) => {
    await signIn(page, product.origin, 'expert@waldkerf.test', '/gis/index')
    await expect(map(page)).toBeVisible()
    const everything = await scaleAtRest(page)

    await test.step('a Land of the season', async () => {
      await page.goto(`${product.origin}/season/index`)
      await page
        .getByRole('link', { name: /^Bayern:? ?\d+/ })
        .first()
        .press('Enter')
      await expect(page).toHaveURL(/bundesland=Bayern/)
      expect(await scaleAtRest(page)).toBeLessThan(everything)
    })
    const land = await scaleAtRest(page)

    await test.step('a record is seen from near', async () => {
      const row = page.getByRole('row', { name: /Bayern/ }).first()
      await row.click()
      await expect(page).toHaveURL(/meldung=\d+/)
      expect(await scaleAtRest(page)).toBeLessThanOrEqual(10_000)
    })
    const near = await scaleAtRest(page)

    await test.step('Back is at the Land again, Forward at the record', async () => {
      await page.goBack()
      await expect(page).not.toHaveURL(/meldung=/)
      expect(await scaleAtRest(page)).toBe(land)
      await page.goForward()
      expect(await scaleAtRest(page)).toBe(near)
      await page.goBack()
      expect(await scaleAtRest(page)).toBe(land)
    })
    await test.step('moved by hand it stays, over another page and back', async () => {
      await map(page).focus()
      await page.keyboard.press('+')
      await page.keyboard.press('+')
      const own = await scaleAtRest(page)
      expect(own).toBeLessThan(land)
      await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Dashboard' }).click()
      await expect(page).toHaveTitle('Dashboard - Waldkerf')
      await page.goBack()
      await expect(page).toHaveURL(/bundesland=Bayern/)
      expect(await scaleAtRest(page)).toBe(own)
    })
    await test.step('another Land moves it on; what has no coordinates is counted and a click away', async () => {
      const own = await scaleAtRest(page)
      await page.getByRole('combobox', { name: 'Bundesland' }).selectOption('')
      expect(await scaleAtRest(page)).toBeGreaterThan(own)
      const aside = page.getByRole('button', { name: /^davon \d+ ohne Koordinaten?$/ })
      const count = /\d+/.exec((await aside.textContent()) ?? '')?.[0]
      await aside.click()
      await expect(page).toHaveURL(/ort=ohne/)
      await expect(page.getByText(new RegExp(`^${count} von \\d+$`))).toBeVisible()
    })
  },
)
