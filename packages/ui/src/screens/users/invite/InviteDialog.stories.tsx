import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { InviteDialog } from './InviteDialog.tsx'

const { clients } = seedWorld({ today: storyDay, size: 'small' })
const opened = async () => within(await screen.findByRole('dialog', {}, { timeout: 5_000 }))

const meta = preview.meta({ component: InviteDialog })

export const Ready = meta.story({
  args: {
    clients,
    actions: { invite: fn(async () => undefined), isTaken: fn(async () => false) },
    onClose: fn(),
  },
  play: async ({ userEvent, step }) => {
    const dialog = await opened()
    await step('Wer das Amt leitet, gehört dazu', async () => {
      const leader = dialog.getByRole('checkbox', { name: 'Leitet das Büro' })
      await expect(leader).toBeDisabled()
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Gehört zum Büro' }))
      await userEvent.click(leader)
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Gehört zum Büro' }))
      await expect(leader).not.toBeChecked()
    })
  },
})

export const Refused = meta.story({
  args: {
    ...Ready.composed.args,
    actions: {
      isTaken: fn(async () => false),
      invite: fn(async () => ({ field: 'form' as const, message: 'Der Dienst antwortet nicht.' })),
    },
  },
  play: async ({ args, userEvent, step }) => {
    const dialog = await opened()
    await step('Was abgelehnt wurde, steht im Formular, und nichts Getipptes ist verloren', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'E-Mail' }), 'a@example.test')
      await userEvent.click(dialog.getByRole('button', { name: 'Einladen' }))
      await expect(await dialog.findByText('Der Dienst antwortet nicht.')).toBeVisible()
      await expect(dialog.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('a@example.test')
      await waitFor(() => expect(args.onClose).not.toHaveBeenCalled())
    })
  },
})
