import { expect, type Locator, type Page } from '@playwright/test'
import { asOwner } from './behind.ts'
import { cutTexts, noGhostscript, printOut, type Sheet } from './onPaper.ts'
import { productPaths, settled } from './routes.ts'
import { long, productOfFile, signIn, test } from './stack.ts'

const stack = productOfFile()

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

const emulates = ({ browserName }: { browserName: string }) => browserName !== 'firefox'
const whyNot = 'WebDriver BiDi does not tell a page that it is on paper'

for (const { path, title, note } of lists) {
  test(
    `${path} prints its title, its filter in words and all its rows, and no controls`,
    long,
    async ({ page, browserName }) => {
      test.skip(!emulates({ browserName }), whyNot)
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
    },
  )
}

test('the charts of the forecast stay within the sheet', long, async ({ page, browserName }) => {
  test.skip(!emulates({ browserName }), whyNot)
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

/** Every page, and parts of pages that have an address of their own. */
const printed = [
  ...productPaths,
  '/gis/index?tab=karten',
  '/gis/index?tab=einmessung',
  '/gis/index?meldung=1',
  '/invoices/index?ansicht=forderungen',
  '/settings/index?tab=templates',
]

/** Words of the frame, and of what is only pressed. */
const frame = /Hauptmenü|Zum Inhalt|Dieses Projekt wird gefördert|Alles durchsuchen|Abmelden|Menü (öffnen|schließen)/

/** Its letters alone: others are drawn as nothing, or as glyphs that a PDF has no sign for. */
const solid = (text: string) => text.replaceAll(/[^\p{L}]/gu, '')

/** The page of one of the person's own reports. */
async function ownReport() {
  const [own] = await asOwner<{ id: string }>(
    stack.databaseUrl,
    `select max(id) as id from data.kaefer join data.benutzer using (user_id) where email = 'admin@waldkerf.test'`,
  )
  return `/reports/${own?.id}`
}

/** Words above a list's columns that its sheets lack, but for the last one: Chromium leaves them out there. */
async function missingHeads(page: Page, sheets: readonly Sheet[]) {
  const heads =
    (await page.getByRole('grid').getByRole('columnheader').allInnerTexts()).join(' ').match(/\p{L}+/gu) ?? []
  return sheets
    .slice(0, -1)
    .flatMap(({ text }, at) =>
      heads
        .filter((word) => sheets[0]?.text.includes(word) && !text.includes(word))
        .map((word) => `${at + 1}: ${word}`),
    )
}

for (const path of printed)
  test(
    `${path} is printed whole and without its frame, on sheets that each have something`,
    long,
    async ({ page, browserName }, info) => {
      test.skip(noGhostscript !== undefined, noGhostscript)
      await signIn(page, stack.origin, 'admin@waldkerf.test', path === '/reports/1' ? await ownReport() : path)
      const heading = page.locator('h1').first()
      await expect(heading).toBeAttached()
      await expect(page.locator('main [data-bone]:not([data-unseen] *)')).toHaveCount(0)
      await settled(page)
      const title = (await heading.textContent()) ?? ''
      const sheets = await printOut(page, info)
      // Firefox draws bold letters as shapes.
      if (browserName !== 'firefox') expect(solid(sheets[0]?.text ?? '')).toContain(solid(title))
      expect(sheets.filter(({ text }) => frame.test(text))).toEqual([])
      expect(sheets.map(({ hasInk }) => hasInk)).toEqual(sheets.map(() => true))
      if (!emulates({ browserName })) return
      await putOnPaper(page)
      expect(await cutTexts(page)).toEqual([])
      if (lists.some((list) => list.path === path)) expect(await missingHeads(page, sheets)).toEqual([])
    },
  )
