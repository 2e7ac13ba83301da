import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, within } from 'storybook/test'
import { NewClientDialog } from './NewClientDialog.tsx'

/** A dialog's code comes when it is first asked for. */
const late = { timeout: 5_000 }

const meta = preview.meta({ component: NewClientDialog })

const { clients } = seedWorld({ today: storyDay, size: 'small' })
const [known] = clients

export const Ready = meta.story({
  args: {
    clients,
    clientAddress: (id) => `#/clients/${id}`,
    actions: { create: fn(async () => undefined), onTyping: fn() },
    onClose: fn(),
  },
})
/** Somebody may have made the client before. */
export const Alike = meta.story({
  args: { ...Ready.composed.args, actions: { create: fn(async () => undefined), onTyping: fn() } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', {}, late))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), known?.name ?? '')
    await expect(await dialog.findByRole('link', { name: known?.name ?? '' })).toBeVisible()
    await expect(args.actions.onTyping).toHaveBeenCalled()
  },
})
export const Failed = meta.story({
  args: { ...Ready.composed.args, actions: { create: fn(), onTyping: fn() }, onClose: fn() },
  play: async ({ args, userEvent }) => {
    mocked(args.actions.create).mockRejectedValueOnce(new Error('Der Datendienst antwortet nicht.'))
    const dialog = within(await screen.findByRole('dialog', {}, late))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Xylothek Quarzbach')
    await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Der Datendienst antwortet nicht.')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})
