import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { TermRows } from './TermRows.tsx'
import { TermsCard } from './TermsCard.tsx'

const meta = preview.meta({
  component: TermsCard,
  subcomponents: { TermRows },
  parameters: { layout: 'padded' },
  args: { personAddress: (id: number) => `/users/${id}` },
})

const fristen = [
  { name: 'ablehnungen', tage: null, jahre: 2 },
  { name: 'aenderungen', tage: null, jahre: 3 },
  { name: 'dokumente', tage: null, jahre: 8 },
  { name: 'mails', tage: 30, jahre: null },
] as const

export const Ready = meta.story({
  args: {
    overview: {
      status: 'ready',
      data: {
        fristen: [...fristen],
        laeufe: [
          { am: '2026-11-20T02:00:00+00:00', name: 'mails', anzahl: 1_204 },
          { am: '2026-11-19T02:00:00+00:00', name: 'ablehnungen', anzahl: 3 },
        ],
        antraege: [
          { name: 'Karl-Heinz Lindner', email: 'nutzer@waldkerf.test', user_id: 4, seit: '2026-11-18T09:00:00+00:00' },
        ],
        geloescht: 1,
      },
    },
  },
  play: async ({ canvas, step }) => {
    await step('Wer um die Löschung bittet, ist ein Klick', async () => {
      await expect(canvas.getByRole('link', { name: 'Karl-Heinz Lindner, seit 18.11.2026' })).toHaveAttribute(
        'href',
        '/users/4',
      )
    })
  },
})
export const Empty = meta.story({
  args: { overview: { status: 'ready', data: { fristen: [...fristen], laeufe: [], antraege: [], geloescht: 0 } } },
})
export const Loading = meta.story({ args: { overview: { status: 'loading' } } })
export const Failed = meta.story({
  args: { overview: { status: 'failed', message: 'Der Server antwortet nicht.', retry: fn() } },
})
