import { expect, type Locator, type Page } from '@playwright/test'
import { long, productOfFile, signIn, test } from './stack.ts'

const stack = productOfFile()

test.skip(({ browserName }) => browserName === 'firefox', 'WebDriver BiDi puts no page on paper to be looked at')

/** A4 upright without its margins, in px. */
const sheet = { width: 718, height: 1_047 }

/** A browser scales down a page that is wider than the sheet; at 80 % it is still easy to read. */
const mostWidth = sheet.width * 1.25

/** The page as a printer gets it: told that it is printed, then laid out for the sheet. */
async function putOnPaper(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(sheet)
}

/** Visible controls, which are of no use on paper. */
const controlsOn = (page: Page) =>
  page
    .locator('button, input, select, [role=tab], [role=separator], a[href="#content"], .leaflet-container')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0)
        .map((one) => one.outerHTML.slice(0, 120)),
    )

const widthOn = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Texts that are broken into lines where they must not be. */
const brokenIn = (grid: Locator) =>
  grid.locator('.whole').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return range.getBoundingClientRect().height > 24 ? [cell.textContent] : []
    }),
  )

const lists = [
  { path: '/gis/index', title: 'Käfer', note: /Alle Meldungen · / },
  { path: '/invoices/index', title: 'Rechnungen', note: /Alle, ohne Filter · / },
  { path: '/gis/index?tab=karten', title: 'Karten', note: /Alle, ohne Filter · / },
  { path: '/clients/index', title: 'Kunden', note: /Alle, ohne Filter · / },
  { path: '/users/index', title: 'Nutzer', note: /Alle, ohne Filter · / },
]

for (const { path, title, note } of lists) {
  test(`${path} prints its title, its filter in words and all its rows, and no controls`, long, async ({ page }) => {
    await signIn(page, stack.origin, 'admin@waldkerf.test', path)
    const grid = page.getByRole('grid')
    await expect(grid.locator('.body .row').first()).toBeVisible()
    const lines = Number(await grid.getAttribute('aria-rowcount'))
    await putOnPaper(page)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page.getByText(note)).toBeVisible()
    // The header and the sums count as one line each.
    const rows = await grid.locator('.body .row').count()
    expect(rows).toBeGreaterThanOrEqual(lines - 2)
    const last = await grid.locator('.body .row').last().boundingBox()
    expect(last?.y).toBeGreaterThan(rows * 16)
    expect(await controlsOn(page)).toEqual([])
    expect(await widthOn(page)).toBeLessThanOrEqual(mostWidth)
    expect(await brokenIn(grid)).toEqual([])
  })
}

test('the charts of the forecast stay within the sheet', long, async ({ page }) => {
  await signIn(page, stack.origin, 'admin@waldkerf.test', '/forecast/index')
  const chart = page.locator('main [role=img] svg').first()
  await expect(chart).toBeVisible()
  await putOnPaper(page)
  const box = await chart.boundingBox()
  expect(box?.width).toBeGreaterThan(sheet.width / 2)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(sheet.width)
  expect(await widthOn(page)).toBeLessThanOrEqual(sheet.width)
  // Printing lays out again without drawing: a chart drawn for a wider screen must be scaled down.
  const drawn = await chart.evaluate((svg) => {
    svg.closest<HTMLElement>('[role=img]')!.style.width = '300px'
    return svg.getBoundingClientRect().width
  })
  expect(drawn).toBeLessThanOrEqual(300)
})
