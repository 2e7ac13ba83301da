import { exampleReminder } from '@waldkerf/domain/office/correspondence/exampleReminder.testing'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor } from 'storybook/test'
import { openStanding } from '../payments/examples.ts'
import { RemindersSection } from './RemindersSection.tsx'

const late = { timeout: 5_000 }
const overdue = { ...openStanding, faellig: '2026-10-31', zustand: 'ueberfaellig' } as const

const meta = preview.meta({ component: RemindersSection, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    number: 'RE-2026-0041',
    today: '2026-11-20',
    standing: overdue,
    state: { status: 'ready', data: [exampleReminder] },
    offered: 'Sehr geehrte Frau Forst,\n\nunsere Rechnung war am 31.10.2026 fällig.',
    people: { 'admin@waldkerf.test': 'Anna Ahlers' },
    actions: {
      add: fn(async () => undefined),
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
    await step('Der Text ist angeboten und lässt sich ändern', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zahlungserinnerung erstellen' }))
      const text = await screen.findByRole('textbox', { name: 'Text' }, late)
      await expect(text).toHaveValue(args.offered)
      await userEvent.type(text, ' Danke.')
    })
    await step('Bricht die Leitung, bleibt der Text, und dieselbe wird noch einmal gesendet', async () => {
      mocked(args.actions.add).mockRejectedValueOnce(new Error('Keine Verbindung.'))
      await userEvent.click(screen.getByRole('button', { name: 'Erstellen' }))
      await expect(await screen.findByText('Keine Verbindung.')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Erstellen' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      const [first, second] = mocked(args.actions.add).mock.calls
      await expect(first).toEqual(second)
      await expect(first?.[0]).toMatch(/Danke\.$/)
    })
  },
})
const ready = Ready.composed.args
export const Empty = meta.story({ args: { ...ready, state: { status: 'ready', data: [] } } })
/** Nothing is late yet: there is nothing to remind of. */
export const NotDue = meta.story({
  args: { ...ready, standing: openStanding, state: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getByText(/wenn die Zahlungsfrist vorüber/)).toBeVisible()
  },
})
export const Loading = meta.story({ args: { ...ready, state: { status: 'loading' } } })
const failure = { status: 'failed', message: 'Der Datendienst antwortet nicht.', retry: fn() } as const
export const Failed = meta.story({ args: { ...ready, state: failure } })
export const Forbidden = meta.story({
  args: { ...ready, state: { ...failure, message: 'Dazu fehlt Ihnen die Berechtigung.' } },
})
