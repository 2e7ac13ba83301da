import { expect, type Page } from '@playwright/test'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { productPaths, settled } from './routes.ts'
import { long, productOfFile, signIn, test } from './stack.ts'

const product = productOfFile(true)

const widths = { wide: { width: 1_440, height: 900 }, phone: { width: 390, height: 844 } }

const offline = 'Keine Verbindung. Ihre Eingaben bleiben hier.'

/** A dense list beside a map and a list with sums; in long runs a workplace of panes and a document, too. */
const few = ['/gis/index', '/invoices/index', ...(isLong ? ['/gis/maps/1', '/offers/1'] : [])]

/** Controls and sums beneath a message, probed every few px, and the number of messages. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const region = document.querySelector('section[data-messages]')
    const cards = [...(region?.querySelectorAll('[data-tone]') ?? [])].map((card) => card.getBoundingClientRect())
    const found = new Set<string>()
    for (const { left, top, right, bottom } of cards) {
      for (let x = left + 1; x < right; x += 6) {
        for (let y = top + 1; y < bottom; y += 6) {
          const [hit] = document.elementsFromPoint(x, y).filter((one) => !region?.contains(one))
          const control = hit?.closest(
            'a[href], button, input, select, textarea, summary, [role="tab"], [role="switch"], tfoot, [data-totals]',
          )
          if (control) found.add(control.getAttribute('aria-label') ?? (control.textContent || control.tagName))
        }
      }
    }
    return { cards: cards.length, found: [...found] }
  })

/** Whether a press on the middle reaches the control. */
const isOnTop = (control: Element) => {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  return control.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
}

/** Goes offline and online again, which every page announces by a message. */
async function hear(page: Page) {
  await page.context().setOffline(true)
  await expect(page.getByText(offline)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(offline)).toHaveCount(0)
  await expect.poll(async () => (await covered(page)).cards).toBeGreaterThan(0)
}

async function findings(page: Page, paths: readonly string[]) {
  const wrong: string[] = []
  for (const path of paths) {
    await page.goto(product.origin + path)
    await expect(page.locator('h1').first(), path).toBeVisible()
    // The region loads after the page; without it no page would be tested.
    await expect(page.locator('section[data-messages]'), path).toBeAttached()
    for (const [name, size] of Object.entries(widths)) {
      await page.setViewportSize(size)
      await settled(page)
      await hear(page)
      // The region moves when the page beneath it changes.
      await expect
        .poll(async () => (await covered(page)).found, { timeout: 10_000 })
        .toEqual([])
        .catch(async () => wrong.push(`${path}, ${name}: ${(await covered(page)).found.join('; ')}`))
    }
  }
  return wrong
}

test('no notice lies over a control or a sum, on the densest pages at both widths', async ({ page }) => {
  await signIn(page, product.origin, 'admin@waldkerf.test', '/dashboard')
  expect(await findings(page, few)).toEqual([])
})

test('no notice covers the buttons for requests beside the list of people', long, async ({ page }) => {
  await signIn(page, product.origin, 'admin@waldkerf.test', '/users/index')
  const answers = page.getByRole('button', { name: /^(Zustimmen|Ablehnen|Freischalten)/ })
  await expect(answers.first()).toBeVisible()
  for (const size of Object.values(widths)) {
    await page.setViewportSize(size)
    await settled(page)
    await hear(page)
    // On phones they are folded behind a line that counts them.
    const fold = page.getByRole('button', { name: /Person(en)? warte(t|n)$/ })
    if (await fold.isVisible()) await fold.click()
    const buttons = await answers.all()
    expect(buttons.length).toBeGreaterThan(2)
    for (const button of buttons) {
      await button.scrollIntoViewIfNeeded()
      await expect.poll(() => button.evaluate(isOnTop), { timeout: 10_000 }).toBe(true)
    }
  }
})

test('no notice lies over a control or a sum, on any page at both widths', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(isLong ? 600_000 : 300_000)
  await signIn(page, product.origin, 'admin@waldkerf.test', '/dashboard')
  expect(await findings(page, productPaths)).toEqual([])
})
