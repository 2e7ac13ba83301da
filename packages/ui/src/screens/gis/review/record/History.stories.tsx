import { species } from '@waldkerf/mocks/seed/species'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import { History } from './History.tsx'

const meta = preview.meta({
  component: History,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560, padding: space(4) }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    species,
    changes: {
      status: 'ready',
      data: [
        { zeit: '2026-06-12T09:12:00Z', wer: 'expert@waldkerf.test', aenderungen: { status: ['query', 'published'] } },
        {
          zeit: '2026-06-12T08:40:00Z',
          wer: 'expert@waldkerf.test',
          aenderungen: { art: [1, 2], message: ['', 'An welcher Baumart haben Sie den Käfer gefunden?'] },
        },
        { zeit: '2026-06-11T17:02:00Z', wer: '', aenderungen: { message: [], bilder_anzahl: [1, 3] } },
      ],
    },
  },
  play: async ({ canvas, step }) => {
    await step('Änderungen stehen in den Worten der Seite da', async () => {
      await expect(canvas.getByText('Status von Rückfrage auf Veröffentlicht')).toBeVisible()
      await expect(canvas.getByText('Nachricht geändert')).toBeVisible()
    })
  },
})

export const Named = meta.story({
  args: {
    ...Ready.composed.args,
    people: [
      {
        user_id: 2,
        mail: 'expert@waldkerf.test',
        name: 'Erika Expertin',
        gemeldet: 0,
        veroeffentlicht: 0,
        abgelehnt: 0,
      },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('Wer bekannt ist, steht mit Namen da', async () => {
      await expect(canvas.getAllByText(/· Erika Expertin$/)).toHaveLength(2)
    })
  },
})
export const Empty = meta.story({ args: { species, changes: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { species, changes: { status: 'loading' } } })
export const Failed = meta.story({
  args: { species, changes: { status: 'failed', message: 'Zeitlimit', retry: fn() } },
})
