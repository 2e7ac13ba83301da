import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { RecordsCard } from './RecordsCard.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const reported = world.beetles.slice(0, 9).map((row) => ({
  ...row,
  bilder_anzahl: row.bilder_anzahl ?? 0,
  ort: 'bei Cham',
  bild: null,
  antwort_offen: row.status === 'query' && !row.beantwortet,
  name: world.species.find(({ id }) => id === row.art)?.de ?? '',
}))

const meta = preview.meta({ component: RecordsCard, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { beetles: { status: 'ready', data: reported }, recordAddress: (id) => `#/gis/index?meldung=${id}` },
  play: async ({ canvas, userEvent, step }) => {
    await step('Die neuesten stehen da, jede führt zu ihrer Meldung', async () => {
      await expect(canvas.getAllByRole('link')).toHaveLength(6)
      await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', `#/gis/index?meldung=${reported[0]?.id}`)
    })
    await step('Ein Druck zeigt auch die älteren', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Alle 9 zeigen' }))
      await expect(canvas.getAllByRole('link')).toHaveLength(9)
      await userEvent.click(canvas.getByRole('button', { name: 'Weniger zeigen' }))
      await expect(canvas.getAllByRole('link')).toHaveLength(6)
    })
  },
})
const { recordAddress } = Ready.composed.args
/** The request above it says how many there are. */
export const Counted = meta.story({
  args: { ...Ready.composed.args, isCounted: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^9 gemeldet/)).toBeNull()
  },
})
export const Empty = meta.story({ args: { beetles: { status: 'ready', data: [] }, recordAddress } })
export const Loading = meta.story({ args: { beetles: { status: 'loading' }, recordAddress } })
export const Failed = meta.story({
  args: { beetles: { status: 'failed', message: 'Der Dienst antwortet nicht.', retry: fn() }, recordAddress },
})
export const LongGerman = meta.story({
  args: {
    beetles: {
      status: 'ready',
      data: reported.map((row) => ({ ...row, name: 'Großer achtzähniger Fichtenborkenkäferverwandter' })),
    },
    recordAddress,
  },
})
