import { storyDay } from '@waldkerf/mocks/seed/days'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { ProcedureCard } from './ProcedureCard.tsx'

const meta = preview.meta({ component: ProcedureCard, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    facts: {
      status: 'ready',
      data: {
        office: 'Waldkerf Ingenieurbüro für Forst und Kulturbau GmbH',
        series: [
          { art: 'AN', jahr: 2026, letzte: 7 },
          { art: 'RE', jahr: 2026, letzte: 41 },
        ],
        terms: [
          { name: 'dokumente', tage: null, jahre: 8 },
          { name: 'mails', tage: 30, jahre: null },
        ],
      },
    },
    today: storyDay,
    onPrint: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Nummern und Fristen stehen da, wie sie gelten', async () => {
      await expect(canvas.getByRole('row', { name: 'Rechnungen 2026 RE-2026-0041' })).toBeVisible()
      await expect(canvas.getByRole('cell', { name: '8 Jahre' })).toBeVisible()
      await expect(canvas.getByRole('heading', { name: 'Unveränderbarkeit' })).toBeVisible()
    })
    await step('Ich drucke sie', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Drucken' }))
      await expect(args.onPrint).toHaveBeenCalledOnce()
    })
  },
})
const ready = Ready.composed.args
/** An office on its first day. */
export const Empty = meta.story({
  args: { ...ready, facts: { status: 'ready', data: { office: '', series: [], terms: [] } } },
})
export const Loading = meta.story({ args: { ...ready, facts: { status: 'loading' } } })
const failure = { status: 'failed', message: 'Der Datendienst antwortet nicht.', retry: fn() } as const
export const Failed = meta.story({ args: { ...ready, facts: failure } })
export const Forbidden = meta.story({
  args: { ...ready, facts: { ...failure, message: 'Dazu fehlt Ihnen die Berechtigung.' } },
})
