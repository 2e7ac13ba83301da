import { expect, type Locator, type Page } from '@playwright/test'
import { productOfFile, signIn, test } from './stack.ts'

const stack = productOfFile()

// Lists that are longer than the window, as they are for people with more than the example data.
test.use({ viewport: { width: 1280, height: 420 } })

/** The box that scrolls the rows. */
const boxAround = (row: Locator) =>
  row.evaluateHandle((line) => {
    let box = line.parentElement
    while (box && !(box.scrollHeight > box.clientHeight + 40 && /auto|scroll/.test(getComputedStyle(box).overflowY))) {
      box = box.parentElement
    }
    return box ?? document.documentElement
  })

/** Scrolls a list, opens the last row in view, comes back: the list stands where it was. */
async function openAndReturn(page: Page, title: string, detail: RegExp) {
  await expect(page).toHaveTitle(title)
  const cells = page.locator('main').getByRole('gridcell')
  await expect(cells.first()).toBeVisible()
  const box = await boxAround(cells.first())
  await box.evaluate((one) => one.scrollTo({ top: 160, behavior: 'instant' }))
  const top = await box.evaluate((one) => one.scrollTop)
  expect(top).toBeGreaterThan(40)
  const row = page
    .locator('main')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
    .nth(6)
  await row.getByRole('gridcell').nth(1).click()
  await expect(page).toHaveURL(detail)
  await expect(page.locator('main h1').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveTitle(title)
  await expect(cells.first()).toBeVisible()
  const again = await boxAround(cells.first())
  await expect.poll(() => again.evaluate((one) => one.scrollTop)).toBe(top)
}

test('Back from a detail page lands in the list where one was', async ({ page }) => {
  await signIn(page, stack.origin, 'admin@waldkerf.test')
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  for (const [name, detail] of [
    ['Nutzer', /\/users\/\d+/],
    ['Kunden', /\/clients\/\d+/],
    ['Rechnungen', /\/invoices\/\d+/],
    ['Angebote', /\/offers\/\d+/],
  ] as const) {
    await test.step(name, async () => {
      await menu.getByRole('link', { name }).click()
      await openAndReturn(page, `${name} - Waldkerf`, detail)
    })
  }
})

test('and so does the show', async ({ page }) => {
  await page.goto(`${stack.origin}/demo/login?redirect=%2Fexample%2Flist`)
  await page.getByRole('textbox', { name: /Name/ }).fill('admin')
  await page
    .getByLabel(/Passwort/)
    .first()
    .fill('111111')
  await page.keyboard.press('Enter')
  const links = page.locator('main').getByRole('row').getByRole('link')
  await expect(links.first()).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  const top = await page.evaluate(() => scrollY)
  expect(top).toBe(500)
  await links.nth(20).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/demo\/example\/edit\/\d+/)
  await expect(page.getByRole('textbox', { name: 'Titel' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Artikelliste' }).first()).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
})
