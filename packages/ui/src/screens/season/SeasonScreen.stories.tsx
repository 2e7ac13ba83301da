import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleCounts, exampleLatest, exampleWeeks } from '../dashboard/fixtures.ts'
import { LatestPanel } from './latest/LatestPanel.tsx'
import { SeasonScreen } from './SeasonScreen.tsx'
import { SeasonPanel } from './year/SeasonPanel.tsx'

const meta = preview.meta({ component: SeasonScreen })

const { byState, bySpecies } = exampleCounts()
const ready = <T,>(data: T) => ({ status: 'ready', data }) as const
const nowhere = () => undefined
const today = '2026-09-18'
const year = <SeasonPanel counts={ready(exampleWeeks())} today={today} linkTo={nowhere} />
const latest = (
  <LatestPanel beetles={ready(exampleLatest())} loadPicture={() => new Promise(() => undefined)} linkTo={nowhere} />
)
const state = {
  byState: ready(byState),
  bySpecies: ready(bySpecies),
  weeks: exampleWeeks(),
  today,
  linkTo: ({ bundesland = '', art = 0 }: { bundesland?: string; art?: number }) =>
    `/gis/index?bundesland=${encodeURIComponent(bundesland)}&art=${art}`,
}

export const Ready = meta.story({
  args: { state, year, latest },
  play: async ({ canvas, step }) => {
    await step('Die Überschrift ist der Satz über das Jahr', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^2026 bis KW 37: 17 % mehr/)
    })
    await step('Alles, was das Dashboard nicht zeigt, steht hier', async () => {
      await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
        'Funde im Jahreslauf',
        'Funde nach Bundesland, alle Jahre',
        'Funde nach Art, alle Jahre',
        'Zuletzt gemeldet, mit Bild',
      ])
    })
    await step('Länder und Arten führen zu ihren Funden', async () => {
      await expect(canvas.getByRole('link', { name: /^Kupferstecher ?91$/ })).toHaveAttribute(
        'href',
        '/gis/index?bundesland=&art=2',
      )
    })
  },
})
const nothing = { byState: ready([]), bySpecies: ready([]), weeks: undefined, today, linkTo: nowhere }
export const Empty = meta.story({
  args: { state: nothing, year: null, latest: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch kein Fund veröffentlicht')).toBeVisible()
    await expect(canvas.queryByRole('region')).toBeNull()
  },
})
const loading = { status: 'loading' } as const
export const Loading = meta.story({
  args: { state: { ...nothing, byState: loading, bySpecies: loading }, year, latest },
})
const retry = fn()
const failed = { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry } as const
export const Failed = meta.story({
  args: { state: { ...nothing, byState: failed, bySpecies: failed }, year: null, latest: null },
  play: async ({ canvas, userEvent, step }) => {
    await step('Was gemeinsam misslang, steht einmal da, mit einem Knopf', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen' }))
      await expect(canvas.getByText('Mehrere Teile der Seite konnten nicht geladen werden')).toBeVisible()
      await expect(retry).toHaveBeenCalledTimes(2)
    })
  },
})
/** Without the right to open GIS the figures are the same, but have no links. */
export const Forbidden = meta.story({ args: { state: { ...state, linkTo: nowhere }, year, latest } })
