import { storyDay } from '@waldkerf/mocks/seed/days'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { NewSamplesDialog } from './NewSamplesDialog.tsx'

const meta = preview.meta({ component: NewSamplesDialog })

export const Ready = meta.story({
  args: { today: storyDay, actions: { create: fn(async () => undefined), onTyping: fn() }, onClose: fn() },
  play: async ({ args, userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Neuer Eintrag' }, { timeout: 5_000 }))
    const save = async () => userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    const name = dialog.getByRole('textbox', { name: 'Bezeichnung' })
    await step('Ohne Bezeichnung wird nichts gesendet', async () => {
      await userEvent.type(name, '  ')
      await save()
      await expect(await dialog.findByText('Ohne Bezeichnung geht es nicht.')).toBeVisible()
      await expect(args.actions.create).not.toHaveBeenCalled()
    })
    await step('Was scheitert, bleibt stehen und sagt, warum', async () => {
      mocked(args.actions.create).mockRejectedValueOnce(new Error('Der Datendienst antwortet nicht.'))
      await userEvent.type(name, 'Ahorngrund')
      await save()
      await expect(await dialog.findByText('Der Datendienst antwortet nicht.')).toBeVisible()
      await expect(name).toHaveValue('  Ahorngrund')
    })
    await step('Mit demselben Schlüssel wird es noch einmal gesendet', async () => {
      await save()
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
      const [first, second] = mocked(args.actions.create).mock.calls
      await expect(second).toEqual(first)
      await expect(second).toEqual([{ bezeichnung: 'Ahorngrund', datum: storyDay }, expect.any(String)])
    })
  },
})
