import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { changesStory } from '../.storybook/changes/changes.ts'
import { removeChanges } from './changes.ts'
import { type Options, readOptions } from './options.ts'
import type { Plan } from './plan.ts'
import { playStories } from './play.ts'
import { buildSite, commitFolder, root, withSite } from './site.ts'
import { choice, listStories, type Story } from './stories.ts'

/*
 * Pictures of all stories in all modes, compared with those that were accepted or with a commit's. `npm run visual`; the
 * README's table names its options.
 */

const options = readOptions(process.argv.slice(2))
const { kept } = options

const config = join(import.meta.dirname, 'playwright.config.ts')
const look = (from: string, plan: Omit<Plan, 'origin' | 'done'>, args: readonly string[]) =>
  playStories(from, plan, config, [`--workers=${options.workers}`, ...args])

/** The folder with the Storybook that is looked at; built now, unless there is one to go on with. */
function builtSite({ site, accepts, resume, shows }: Options): string {
  if (site !== undefined) return site
  const built = join(kept, 'site')
  if (!(accepts || resume || shows) || !existsSync(join(built, 'index.json'))) buildSite(root, built)
  return built
}

function list(kind: string, ids: readonly string[]) {
  if (ids.length > 0) console.log(`\n${ids.length} ${kind}: ${ids.join(', ')}`)
}

/** Of an accepted picture only the story's id is known. */
function storyById(id: string): Story {
  const [title = id, name = ''] = id.split('--')
  return { id, title, name }
}

const site = builtSite(options)
if (options.shows)
  await withSite(site, (origin) => {
    console.log(`${origin}/?path=/story/${changesStory}`)
    return new Promise(() => {})
  })

const isChosen = choice(options.words)
const stories = listStories(site).filter(({ id }) => isChosen(id))
const ids = new Set(stories.map(({ id }) => id))
const commit = options.against === undefined ? undefined : commitFolder(options.against, join(kept, 'commits'))
const pictures = commit ? join(commit, 'pictures') : join(kept, 'accepted')
const journal = join(commit ?? kept, 'compared.txt')
const folders = { pictures, report: join(kept, 'report'), results: join(kept, 'results') }
// Accepting keeps the journal too, so that only tests that did not pass are repeated.
if (!options.resume && !options.accepts) rmSync(journal, { force: true })

const before = commit
  ? listStories(join(commit, 'site'))
  : existsSync(pictures)
    ? readdirSync(pictures).map(storyById)
    : []
removeChanges(site)
if (commit) {
  console.log('Taking the pictures to compare with …')
  const plan = {
    ...folders,
    stories: before.filter(({ id }) => isChosen(id)),
    keepsNew: true,
    journal: join(commit, 'taken.txt'),
  }
  await look(join(commit, 'site'), plan, ['--reporter=dot', '--update-snapshots=missing'])
}
const gone = before.filter(({ id }) => isChosen(id) && !ids.has(id))
const changes = before.length > 0 && !options.accepts ? { site, gone, against: options.against } : undefined
if (options.accepts) for (const { id } of gone) rmSync(join(pictures, id), { recursive: true })
process.exitCode = await look(site, { ...folders, stories, keepsNew: !commit, journal, changes }, [
  `--update-snapshots=${options.accepts ? 'changed' : 'missing'}`,
])
const known = new Set(before.map(({ id }) => id))
if (known.size > 0)
  list(
    'new',
    [...ids].filter((id) => !known.has(id)),
  )
list(
  'gone',
  gone.map(({ id }) => id),
)
console.log(`\n${join(folders.report, 'index.html')}`)
if (changes) console.log('npm run visual -- show  serves the workbench with all of it')
