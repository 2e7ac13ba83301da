import type { Page } from '@playwright/test'

/** Counts what is pressed with the pointer, in every page of this tab. */
export async function countClicks(page: Page) {
  let clicks = 0
  await page.exposeFunction('noteClick', () => (clicks += 1))
  await page.addInitScript(() => {
    const note = (window as unknown as { noteClick: () => void }).noteClick
    addEventListener('pointerdown', note, { capture: true })
  })
  return () => clicks
}
