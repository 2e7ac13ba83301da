import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor } from 'storybook/test'
import { openStanding } from '../payments/examples.ts'
import { ReminderDialog } from './ReminderDialog.tsx'

const late = { timeout: 5_000 }

const meta = preview.meta({ component: ReminderDialog })

export const Ready = meta.story({
  args: {
    number: 'RE-2026-0041',
    standing: openStanding,
    today: '2026-11-20',
    offered: 'Sehr geehrte Frau Forst,\n\nunsere Rechnung war am 31.10.2026 fällig.',
    onAdd: fn(async () => undefined),
    onClose: fn(),
  },
  play: async ({ args, userEvent, step }) => {
    await step('Der Text ist angeboten und lässt sich ändern', async () => {
      const text = await screen.findByRole('textbox', { name: 'Text' }, late)
      await expect(text).toHaveValue(args.offered)
      await userEvent.type(text, ' Danke.')
    })
    await step('Bricht die Leitung, bleibt der Text, und dieselbe wird noch einmal gesendet', async () => {
      mocked(args.onAdd).mockRejectedValueOnce(new Error('Keine Verbindung.'))
      await userEvent.click(screen.getByRole('button', { name: 'Erstellen' }))
      await expect(await screen.findByText('Keine Verbindung.')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Erstellen' }))
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
      const [first, second] = mocked(args.onAdd).mock.calls
      await expect(first).toEqual(second)
      await expect(first?.[0]).toMatch(/Danke\.$/)
    })
  },
})
