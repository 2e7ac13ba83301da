import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { EmptyDashboard } from './empty/EmptyDashboard.tsx'
import { exampleCounts, exampleWeeks } from './fixtures.ts'
import { FailedTogether } from './panel/FailedTogether.tsx'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { SeasonTrend } from './season/SeasonTrend.tsx'
import { DashboardScreen, type DashboardState } from './DashboardScreen.tsx'

const meta = preview.meta({ component: DashboardScreen })

const { byState, bySpecies } = exampleCounts()
const ready: DashboardState = {
  name: 'Matthias',
  byState: { status: 'ready', data: byState },
  bySpecies: { status: 'ready', data: bySpecies },
  seasonAt: '/season/index',
  linkTo: ({ bundesland = '', art = '' }) => `/gis/index?bundesland=${encodeURIComponent(bundesland)}&art=${art}`,
}
const retry = fn()
const failed = { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry } as const

/** One work line and its panel, as experts have them. */
const work = { panels: <Card title="Offene Prüfungen">…</Card>, rooms: [290] }
const picture = <SeasonTrend counts={exampleWeeks()} today="2026-09-18" />

export const Ready = meta.story({
  args: { state: ready, first: <Card title="Ihre Aufgaben">…</Card>, work, picture },
  play: async ({ canvas, step }) => {
    await step('Die unbekannte Art zählt nicht als nachgewiesene', async () => {
      const label = await canvas.findByText('Nachgewiesene Arten')
      await expect(label.parentElement).toHaveTextContent(/^Nachgewiesene Arten\D*8(\D|$)/)
    })
    await step('Erst die Arbeit, dann ein Bild der Saison; mehr steht auf ihrer Seite', async () => {
      await canvas.findByText(/^2026 bis KW 37/, {}, { timeout: 5_000 })
      await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
        'Ihre Aufgaben',
        'Offene Prüfungen',
        'Veröffentlichte Funde',
      ])
      await expect(canvas.getByRole('link', { name: 'Saison ansehen' })).toHaveAttribute('href', '/season/index')
    })
    await step('Jede Zahl führt zu ihren Funden', async () => {
      await expect(canvas.getByRole('link', { name: 'Buchdrucker' })).toHaveAttribute(
        'href',
        '/gis/index?bundesland=&art=1',
      )
    })
  },
})
const nothing = { status: 'ready' as const, data: [] }
export const Empty = meta.story({
  args: {
    state: { ...ready, byState: nothing, bySpecies: nothing },
    empty: <EmptyDashboard reportAt="/reports/new" />,
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Ein Satz, eine Zeichnung, eine Handlung für die ganze Seite', async () => {
      await expect(await canvas.findByText('Noch kein Fund veröffentlicht', {}, { timeout: 5_000 })).toBeVisible()
      await expect(canvas.getAllByRole('link')).toHaveLength(1)
      await expect(canvas.queryByRole('region')).toBeNull()
      await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(1))
    })
  },
})
export const Loading = meta.story({
  args: { state: { ...ready, name: '', byState: { status: 'loading' }, bySpecies: { status: 'loading' } } },
})
export const Failed = meta.story({
  args: { state: { ...ready, byState: failed, bySpecies: failed }, together: <FailedTogether /> },
  play: async ({ canvas, userEvent, step }) => {
    await step('Was gemeinsam misslang, steht einmal da, mit einem Knopf', async () => {
      await expect(canvas.getByText('Die Zahlen konnten nicht geladen werden')).toBeVisible()
      await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(1))
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(retry).toHaveBeenCalledTimes(2)
    })
  },
})
export const Forbidden = meta.story({
  args: { state: { ...ready, linkTo: () => undefined, seasonAt: undefined } },
  play: async ({ canvas, step }) => {
    await step('Ohne das Recht zu prüfen führen Zahlen nirgendwohin', async () => {
      await expect(canvas.queryByRole('link')).toBeNull()
    })
  },
})

/** On a phone nobody knows yet how long the to-do is: what would move with it comes with it. */
export const FirstVisit = meta.story({
  args: { ...Ready.composed.args, first: <Skeleton height={330} /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Veröffentlichte Funde')).not.toBeVisible()
  },
})
