import type { Page } from '@playwright/test'
import { decode } from 'fast-png'
import { findPoints, findUndecided, hideTexts, showTexts } from './contrastInPage.ts'
import { weakness } from './weakness.ts'

/** The most scroll steps for a story; one that needs more has a list of similar rows. */
const most = 12

/**
 * Contrasts that axe leaves open, as over pictures and gradients, measured at the pixels behind the text.
 * @param page shows a story, and has axe
 * @returns how many there were, how many of them something else covers, and a line for each that is too weak
 */
export async function measureUndecided(page: Page) {
  let left = await page.evaluate(findUndecided)
  const undecided = left.length
  const weak: string[] = []
  let covered = 0
  for (let round = 0; round < most; round += 1) {
    const [first] = left
    if (!first) break
    await page.evaluate(hideTexts, first.place)
    const behind = decode(await page.screenshot({ animations: 'disabled', scale: 'css' }))
    const later: (typeof first)[] = []
    for (const text of left) {
      const points = await page.evaluate(findPoints, text.place)
      if (points.length > 0) weak.push(...[weakness(text, behind, points)].filter((line) => line !== undefined))
      else if (text === first) covered += 1
      else later.push(text)
    }
    left = later
    await page.evaluate(showTexts)
  }
  return { undecided, covered: covered + left.length, weak }
}
