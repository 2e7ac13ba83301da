import type { Browser, Page } from '@playwright/test'
import { byFile, type Story } from '../stories.ts'
import { openWindow } from './browser.ts'
import { Stage } from './stage.ts'

/** What a run does with the stories of one file, on a stage that nothing was shown on yet. */
export type Work = (stage: Stage, stories: readonly Story[]) => Promise<void>

/** Hands the files of stories to so many pages, each of which takes the next one when it has finished. */
export async function workThrough(
  browser: Browser,
  origin: string,
  stories: readonly Story[],
  pages: number,
  work: Work,
): Promise<void> {
  const files = byFile(stories).values()
  await Promise.all(Array.from({ length: pages }, () => workOnPage(browser, origin, files, work)))
}

async function workOnPage(
  browser: Browser,
  origin: string,
  files: Iterator<readonly Story[]> & Iterable<readonly Story[]>,
  work: Work,
) {
  const context = await openWindow(browser)
  const page: Page = await context.newPage()
  const stage = new Stage(page, origin)
  for (const stories of files) await work(stage, stories)
  await context.close()
}
