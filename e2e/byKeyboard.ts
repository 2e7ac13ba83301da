import { expect, type Locator, type Page } from '@playwright/test'

/** So many stops a page has at most between two places. */
const mostStops = 120

const hasFocus = (locator: Locator) =>
  locator.evaluateAll((elements) => elements.some((element) => element === document.activeElement))

/** Goes on by the Tab key until one of the elements has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target.first()).toBeVisible()
  for (let stop = 0; stop < mostStops; stop++) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${target.toString()} cannot be reached by ${key}`)
}

/** Goes there by Tab and presses a key. */
export async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
