import { expect, type Locator } from '@playwright/test'
import { long, productOfFile, signIn, test } from './stack.ts'

const stack = productOfFile()

/** As WCAG 1.4.12 names them. */
const spacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }`

/** Texts of elements whose content is wider than they are. */
const cut = (cells: Locator) =>
  cells.evaluateAll((elements) =>
    elements.flatMap((cell) => {
      const boxes = [cell, ...cell.querySelectorAll('*')]
      return boxes.some(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        ? [cell.textContent ?? '']
        : []
    }),
  )

test('the usual text spacing cuts no date of the list', long, async ({ page }) => {
  await signIn(page, stack.origin, 'admin@waldkerf.test', '/gis/index')
  const dates = page.getByRole('gridcell').filter({ hasText: /^\d\d\.\d\d\.\d{4}/ })
  await expect(dates.first()).toBeVisible()
  expect(await cut(dates)).toEqual([])
  // An adopted style sheet stands for a person's own: the page's policy blocks all others.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, spacing)
  await expect.poll(() => cut(dates)).toEqual([])
})
