import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Fault, lookForFaults } from './axe/faults.ts'
import { writeFaults } from './axe/writeFaults.ts'
import { siteOf } from './comparePictures.ts'
import { Journal } from './compare/journal.ts'
import { foldersIn } from './folders.ts'
import type { Options } from './options.ts'
import { withSite } from './site/serveSite.ts'
import { choice, storiesOf } from './stories.ts'

/**
 * Runs the check of every chosen story's accessibility in light, in dark and in forced colours, and writes what it
 * finds.
 * @returns the stories' faults; none is what all stories should have
 */
export async function checkAccessibility(options: Options): Promise<readonly Fault[]> {
  const folders = foldersIn(options.kept)
  const site = siteOf(options)
  if (!options.resume) rmSync(folders.axe, { recursive: true, force: true })
  const journal = new Journal<Fault>(join(folders.axe, 'checked.jsonl'))
  const isChosen = choice(options.words)
  await withSite(site, (browser, origin) =>
    lookForFaults(browser, origin, {
      stories: storiesOf(site).filter(({ id }) => isChosen(id)),
      pages: options.pages,
      journal,
    }),
  )
  const faults = journal.entries.filter(({ message, violations }) => message !== undefined || violations.length > 0)
  writeFaults(join(folders.axe, 'faults.md'), faults)
  return faults
}
