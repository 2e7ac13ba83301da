import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './compare/findings.ts'
import { Journal } from './compare/journal.ts'
import { doneBy, takeRound } from './compare/round.ts'
import { Shelf } from './compare/shelf.ts'
import { foldersIn, root } from './folders.ts'
import type { Options } from './options.ts'
import { reportData } from './report/reportData.ts'
import { writeReport } from './report/writeReport.ts'
import { buildSite } from './site/buildSite.ts'
import { type CommitSite, commitSite } from './site/commitSite.ts'
import { withSite } from './site/serveSite.ts'
import { choice, storiesOf } from './stories.ts'

/** The folder with the Storybook that is looked at; built now, unless there is one to go on with. */
export function siteOf({ site, resume, kept }: Options): string {
  if (site !== undefined) return site
  const folders = foldersIn(kept)
  if (!resume || !existsSync(join(folders.site, 'index.json'))) buildSite(root, folders.site)
  return folders.site
}

/** What a run found, and the page that shows it. */
export interface Comparison {
  page: string
  findings: readonly Finding[]
}

/** Takes the pictures of all chosen stories, compares them with the accepted ones or a commit's, and reports. */
export async function comparePictures(options: Options): Promise<Comparison> {
  const folders = foldersIn(options.kept)
  const site = siteOf(options)
  const commit = options.against === undefined ? undefined : commitSite(options.against, folders)
  if (commit) await takeCommit(commit, options)
  const report = commit?.report ?? folders.report
  const onReport = (name: string) => new Shelf(join(report, name))
  const baseline = new Shelf(commit?.pictures ?? folders.accepted)
  const isChosen = choice(options.words)
  const stories = storiesOf(site).filter(({ id }) => isChosen(id))

  if (!options.resume) rmSync(report, { recursive: true, force: true })
  const journal = new Journal<Finding>(join(report, 'findings.jsonl'))
  const isFound = doneBy(journal.entries)
  await withSite(site, (browser, origin) =>
    takeRound(browser, {
      origin,
      stories,
      pages: options.pages,
      shelves: { baseline, before: onReport('before'), after: onReport('after'), difference: onReport('difference') },
      isDone: isFound,
      found: (finding) => journal.add(finding),
    }),
  )

  noteRemoved(baseline, onReport('before'), journal, isChosen)
  await writeReport(report, reportData(stories, journal.entries, options.against))
  return { page: join(report, 'index.html'), findings: journal.entries }
}

/** What is left on the baseline, though no story has it any longer. */
function noteRemoved(baseline: Shelf, before: Shelf, journal: Journal<Finding>, isChosen: (id: string) => boolean) {
  const isTaken = doneBy(journal.entries)
  for (const place of baseline.places()) {
    if (!isChosen(place.id) || isTaken(place)) continue
    baseline.copyTo(before, place)
    journal.add({ ...place, outcome: 'removed' })
  }
}

/** Takes the pictures of a commit that are not there yet. */
async function takeCommit({ site, pictures }: CommitSite, { words, pages }: Options) {
  const shelf = new Shelf(pictures)
  const nothing = new Shelf(join(pictures, '..', 'nothing'))
  const isChosen = choice(words)
  console.log('Taking the pictures to compare with …')
  await withSite(site, (browser, origin) =>
    takeRound(browser, {
      origin,
      stories: storiesOf(site).filter(({ id }) => isChosen(id)),
      pages,
      shelves: { baseline: nothing, before: nothing, after: shelf, difference: nothing },
      isDone: doneBy(shelf.places()),
      found: ({ outcome, id, look, message }) => {
        if (outcome === 'broken') console.warn(`${id} (${look}): ${message}`)
      },
    }),
  )
}
