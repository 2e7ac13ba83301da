import { join } from 'node:path'
import { readOptions } from '../options.ts'
import { playStories } from '../play.ts'
import { buildSite, root } from '../site.ts'
import { choice, listStories } from '../stories.ts'

/*
 * A second opinion on accessibility: IBM's engine looks at the first story of every screen, page and piece of chrome, and
 * contrasts that axe leaves open are measured, in the light and in the dark.
 * `node visual/opinion/run.ts gis` only these, `--static=storybook-static` with a workbench that is there.
 */

const { site: given, words, workers, kept: all } = readOptions(process.argv.slice(2))
const kept = join(all, 'opinion')
const site = given ?? join(kept, 'site')
if (given === undefined) buildSite(root, site)

const isChosen = choice(words)
const stories = [...Map.groupBy(listStories(site), ({ title }) => title).values()].flatMap(([first]) =>
  first && /^(Chrome|Screens|Pages|Demo)\//.test(first.title) && isChosen(first.id) ? first : [],
)
console.log(`${stories.length} stories`)
const folders = { pictures: kept, report: join(kept, 'report'), results: join(kept, 'results') }
process.exitCode = await playStories(
  site,
  { ...folders, stories, keepsNew: false, journal: join(kept, 'journal.txt') },
  join(import.meta.dirname, 'playwright.config.ts'),
  [`--workers=${workers}`],
)
