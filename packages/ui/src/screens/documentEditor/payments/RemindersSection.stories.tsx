import { exampleReminder } from '@waldkerf/domain/office/correspondence/exampleReminder.testing'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { openStanding } from './examples.ts'
import { RemindersSection } from './RemindersSection.tsx'

const overdue = { ...openStanding, faellig: '2026-10-31', zustand: 'ueberfaellig' } as const

const meta = preview.meta({
  component: RemindersSection,
  parameters: { layout: 'padded' },
})

export const Ready = meta.story({
  args: {
    standing: overdue,
    state: { status: 'ready', data: [exampleReminder] },
    people: { 'admin@waldkerf.test': 'Anna Ahlers' },
    actions: {
      open: fn(async () => undefined),
      save: fn(async () => undefined),
      send: fn(),
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die frühere lässt sich öffnen und versenden', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zahlungserinnerung vom 20.11.2026 als PDF öffnen' }))
      await waitFor(() => expect(args.actions.open).toHaveBeenCalledWith(exampleReminder))
      await userEvent.click(canvas.getByRole('button', { name: 'Zahlungserinnerung vom 20.11.2026 versenden' }))
      await expect(args.actions.send).toHaveBeenCalledWith(exampleReminder)
    })
  },
})
const ready = Ready.composed.args
export const Empty = meta.story({ args: { ...ready, state: { status: 'ready', data: [] } } })
/** Nothing is late yet: there is nothing to remind of. */
export const NotDue = meta.story({
  args: { ...ready, standing: openStanding, state: { status: 'ready', data: [] } },
  render: (props) => (
    <>
      <p>Noch nicht fällig.</p>
      <RemindersSection {...props} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Zahlungserinnerungen')).toBeNull()
  },
})
/** Nothing is open any more. */
export const Paid = meta.story({
  args: { ...ready, standing: { ...openStanding, zustand: 'bezahlt' }, state: { status: 'ready', data: [] } },
  render: (props) => (
    <>
      <p>Bezahlt.</p>
      <RemindersSection {...props} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Zahlungserinnerungen')).toBeNull()
  },
})
export const Loading = meta.story({ args: { ...ready, state: { status: 'loading' } } })
const failure = { status: 'failed', message: 'Der Datendienst antwortet nicht.', retry: fn() } as const
export const Failed = meta.story({ args: { ...ready, state: failure } })
export const Forbidden = meta.story({
  args: { ...ready, state: { ...failure, message: 'Dazu fehlt Ihnen die Berechtigung.' } },
})
