import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { RecordWay } from './RecordWay.tsx'

const [beetle] = seedWorld({ today: storyDay, size: 'small' }).beetles
const meta = preview.meta({ component: RecordWay })

export const Ready = meta.story({
  args: {
    beetle: { ...beetle!, status: 'query', gemeldet_am: '2026-11-14T07:20:00+00:00' },
    changes: [
      { zeit: '2026-11-18T08:30:00Z', wer: null, aenderungen: { status: ['in_review', 'query'] } },
      { zeit: '2026-11-16T08:30:00Z', wer: null, aenderungen: { status: ['new', 'in_review'] } },
    ],
    entries: [],
  },
  play: async ({ canvas, step }) => {
    await step('Die Station von jetzt ist als solche genannt', async () => {
      const stations = canvas.getAllByRole('listitem')
      await expect(stations.map((one) => one.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
      await expect(canvas.getByText('steht noch aus')).toBeVisible()
    })
  },
})
export const Empty = meta.story({
  args: { ...Ready.composed.args, beetle: { ...Ready.composed.args.beetle, status: 'new' }, changes: [] },
})
export const Rejected = meta.story({
  args: {
    ...Ready.composed.args,
    beetle: { ...Ready.composed.args.beetle, status: 'rejected' },
    changes: [{ zeit: '2026-11-19T08:30:00Z', wer: null, aenderungen: { status: ['query', 'rejected'] } }],
  },
  play: async ({ canvas, step }) => {
    await step('Entschieden ist ein Haken mit seinem Tag; nichts heißt jetzt', async () => {
      const last = canvas.getAllByRole('listitem').at(-1)!
      await expect(last).toHaveAttribute('data-state', 'done')
      await expect(last).toHaveTextContent(/^Abgelehnt19\.11\.2026/)
    })
  },
})
