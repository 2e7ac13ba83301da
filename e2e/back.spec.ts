import { expect, type Locator, type Page } from '@playwright/test'
import { signInToTemplate } from './routes.ts'
import { long, productOfFile, signIn, test, withSettings } from './stack.ts'

const stack = productOfFile(true)

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

/** The browser tells the page of scrolling with its next frame; nobody presses before that. */
const aFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Scrolls a list, opens the last row in view, comes back: the list stands where it was. */
async function openAndReturn(page: Page, title: string, detail: RegExp) {
  await expect(page).toHaveTitle(title)
  const cells = page.locator('main').getByRole('gridcell')
  await expect(cells.first()).toBeVisible()
  const box = await boxAround(cells.first())
  await box.evaluate((one) => one.scrollTo({ top: 160, behavior: 'instant' }))
  const cell = page
    .locator('main')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
    .nth(6)
    .getByRole('gridcell')
    .nth(1)
  await cell.scrollIntoViewIfNeeded()
  await aFrame(page)
  // A test's press may scroll before, in Firefox without need.
  const pressedAt = box.evaluate(
    (one) =>
      new Promise<number>((done) => {
        addEventListener('pointerdown', () => done(one.scrollTop), { once: true, capture: true })
      }),
  )
  await cell.click()
  const top = await pressedAt
  expect(top).toBeGreaterThan(40)
  await expect(page).toHaveURL(detail)
  await expect(page.locator('main h1').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveTitle(title)
  await expect(cells.first()).toBeVisible()
  // A page that is mounted again may draw its box anew when its rows come.
  await expect.poll(async () => (await boxAround(cells.first())).evaluate((one) => one.scrollTop)).toBe(top)
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

for (const tagsView of [false, true]) {
  test(`and so does the show, from ten articles, with tags ${tagsView ? 'on' : 'off'}`, long, async ({ page }) => {
    await withSettings(page, { tagsView })
    await signInToTemplate(page, stack.origin, 'admin', '/example/list?page=2')
    const links = page.locator('main').getByRole('row').getByRole('link').filter({ hasNotText: 'Bearbeiten' })
    for (let at = 0; at < 10; at++) {
      await test.step(`article ${at + 1} of the page`, async () => {
        await expect(links.nth(at)).toBeVisible()
        const title = await links.nth(at).textContent()
        const top = 200 + 30 * at
        // In one task: the press may change the page before the scroll event. A mouse would scroll the row into view.
        const scrolled = await links.nth(at).evaluate((link: HTMLElement, to) => {
          scrollTo({ top: to, behavior: 'instant' })
          const before = scrollY
          link.click()
          return before
        }, top)
        expect(scrolled).toBe(top)
        await expect(page).toHaveURL(/\/demo\/example\/edit\/\d+/)
        await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue(title ?? '')
        await expect(page.getByRole('link', { name: 'Artikelliste' }).first()).toHaveAttribute('aria-current', 'page')
        await page.goBack()
        await expect(page).toHaveURL(/\/demo\/example\/list\?page=2$/)
        await expect(links.nth(at)).toHaveText(title ?? '')
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
      })
    }
  })
}
