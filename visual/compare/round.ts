import type { Browser } from '@playwright/test'
import { workThrough } from '../take/crew.ts'
import { lookOf, type Size, shows, sizes, type Theme, themes } from '../take/looks.ts'
import { Progress } from '../take/progress.ts'
import type { Stage } from '../take/stage.ts'
import type { Story } from '../stories.ts'
import type { Finding } from './findings.ts'
import { judge, type Shelves } from './judge.ts'
import { pathOf, type Place } from './shelf.ts'

/** Looking at stories, each in two themes and two sizes. */
export interface Round {
  /** Where the Storybook is served. */
  origin: string
  stories: readonly Story[]
  pages: number
  shelves: Shelves
  /** What needs no second look. */
  isDone: (place: Place) => boolean
  found: (finding: Finding) => void
}

interface Looking {
  theme: Theme
  size: Size
}

const allLooks: readonly Looking[] = (Object.keys(sizes) as Size[]).flatMap((size) =>
  themes.map((theme) => ({ theme, size })),
)

/** @throws Error when the browser breaks; what was found until then has been told */
export async function takeRound(browser: Browser, round: Round): Promise<void> {
  const progress = new Progress(round.stories.length * allLooks.length)
  await workThrough(browser, round.origin, round.stories, round.pages, async (stage, stories) => {
    for (const look of allLooks) await lookAtFile(stage, stories, look, round, progress)
  })
}

/** The page is loaded anew for each file, theme and size: what one file's stories leave behind, no other file's meet. */
async function lookAtFile(stage: Stage, stories: readonly Story[], look: Looking, round: Round, progress: Progress) {
  const wanted = stories.filter(({ id }) => !round.isDone({ id, look: lookOf(look.theme, look.size) }))
  for (let skipped = wanted.length; skipped < stories.length; skipped += 1) progress.step(false)
  if (wanted.length === 0) return
  await open(stage, look)
  for (const { id } of wanted) {
    const broken = (error: Error): Finding => ({
      id,
      look: lookOf(look.theme, look.size),
      outcome: 'broken',
      message: error.message.split('\n')[0],
    })
    const finding = await stage.again(() => lookAtStory(stage, id, look, round.shelves)).catch(broken)
    if (finding) round.found(finding)
    progress.step(finding !== undefined)
  }
}

const open = (stage: Stage, { theme }: Looking, plays = true) => stage.open({ theme, a11y: { manual: true } }, plays)

/** @returns undefined when the story is not looked at this way */
async function lookAtStory(stage: Stage, id: string, look: Looking, shelves: Shelves): Promise<Finding | undefined> {
  const own = await stage.ownLookOf(id)
  if (!shows(own, look.theme, look.size)) return undefined
  const place = { id, look: lookOf(look.theme, look.size) }
  await stage.page.setViewportSize(own.viewport ?? sizes[look.size])
  const { message } = await stage.show(id)
  if (message === undefined) return judge(stage, place, shelves)
  const finding = own.viewport ? undefined : await lookWithoutPlay(stage, place, look, shelves)
  await open(stage, look)
  return finding ?? { ...place, outcome: 'broken', message }
}

/** Plays are written for a wide window. Where one finds no way on a phone, the picture is that of its beginning. */
async function lookWithoutPlay(stage: Stage, place: Place, look: Looking, shelves: Shelves) {
  if (look.size === 'wide') return undefined
  await open(stage, look, false)
  const { message } = await stage.show(place.id)
  return message === undefined ? judge(stage, place, shelves) : undefined
}

/** What an earlier round has found or taken. */
export function doneBy(places: Iterable<Place>): (place: Place) => boolean {
  const paths = new Set(Array.from(places, pathOf))
  return (place) => paths.has(pathOf(place))
}
