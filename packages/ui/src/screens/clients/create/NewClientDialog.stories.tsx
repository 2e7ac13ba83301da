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
/** A postcode that does not go with the country is asked about where it is typed. */
export const Postcode = meta.story({
  args: { ...Ready.composed.args, actions: { create: fn(async () => undefined), onTyping: fn() }, onClose: fn() },
  play: async ({ args, userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', {}, late))
    const postcode = dialog.getByRole('textbox', { name: 'PLZ' })
    await step('Vier Ziffern sind in Deutschland zu wenig; das steht da, sobald ich weitergehe', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Xylothek Quarzbach')
      await userEvent.type(postcode, '3744')
      await expect(postcode).not.toHaveAccessibleDescription()
      await userEvent.tab()
      await expect(postcode).toHaveAccessibleDescription('Deutsche Postleitzahlen haben fünf Ziffern.')
      await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }))
      await expect(args.actions.create).not.toHaveBeenCalled()
    })
    await step('In Österreich sind es vier', async () => {
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Land' }), 'Österreich')
      await expect(postcode).not.toHaveAccessibleDescription()
      await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }))
      const client = expect.objectContaining({ plz: '3744', land: 'AT' })
      await expect(args.actions.create).toHaveBeenCalledWith(client, expect.any(String), undefined)
    })
  },
})
/** With the recipient of the documents, on to the first offer. */
export const WithOffer = meta.story({
  args: { ...Ready.composed.args, actions: { create: fn(async () => undefined), onTyping: fn() }, onClose: fn() },
  play: async ({ args, userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', {}, late))
    const email = dialog.getByRole('textbox', { name: /^E-Mail/ })
    const onward = dialog.getByRole('button', { name: 'Weiter zum Angebot' })
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Xylothek Quarzbach')
    await step('Eine Adresse, die keine ist, wird nicht angenommen', async () => {
      await userEvent.type(email, 'xylothek')
      await userEvent.click(onward)
      await expect(email).toHaveAccessibleDescription(/Bitte geben Sie eine E-Mail-Adresse ein/)
      await expect(args.actions.create).not.toHaveBeenCalled()
    })
    await step('Mit einer richtigen geht es zum Angebot weiter', async () => {
      await userEvent.type(email, '@quarzbach.test')
      await userEvent.click(onward)
      const client = expect.objectContaining({ email: 'xylothek@quarzbach.test' })
      await expect(args.actions.create).toHaveBeenCalledWith(client, expect.any(String), 'offer')
    })
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
