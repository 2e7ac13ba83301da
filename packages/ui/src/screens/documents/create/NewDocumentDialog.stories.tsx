import { documentFilter } from '@waldkerf/domain/documents/documentFilter'
import { storyDay } from '@waldkerf/mocks/seed/days'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { exampleClients, exampleInvoices } from '../examples/exampleDocuments.testing.ts'
import { NewDocumentDialog } from './NewDocumentDialog.tsx'

const late = { timeout: 5_000 }

const meta = preview.meta({ component: NewDocumentDialog })

export const Ready = meta.story({
  args: {
    kind: 'invoices',
    documents: exampleInvoices,
    state: {
      clients: exampleClients,
      today: storyDay,
      firstDay: null,
      filter: { ...documentFilter.empty, client: exampleClients[0]?.client_id },
    },
    actions: { create: fn(async () => undefined), onTyping: fn() },
    onDone: fn(),
    onClose: fn(),
  },
})
/** Numbers are typed as the page's language writes them. */
export const InEnglish = meta.story({
  args: Ready.composed.args,
  globals: { language: 'en' },
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }, late), 'instalment')
    await userEvent.type(screen.getByRole('textbox', { name: 'Order' }), 'Survey')
    await userEvent.type(screen.getByRole('textbox', { name: 'Net amount of the order' }), '1,000.75')
    await userEvent.type(screen.getByRole('textbox', { name: 'Net amount of the instalment' }), '300.25')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    const instalment = { words: 'Survey', net: '1000.75', amount: '300.25' }
    await expect(args.actions.create).toHaveBeenCalledWith(expect.objectContaining({ instalment }), expect.any(String))
  },
})
/** The order is typed once; its instalment is never more than the whole. */
export const InstalmentWithoutOffer = meta.story({
  args: Ready.composed.args,
  play: async ({ args, userEvent, step }) => {
    const type = async (name: string, text: string) => {
      const field = screen.getByRole('textbox', { name })
      await userEvent.clear(field)
      await userEvent.type(field, text)
    }
    await step('Ein Abschlag über der Auftragssumme wird nicht angenommen', async () => {
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Art' }, late), 'instalment')
      await type('Auftrag', 'Vermessung der Gräben')
      await type('Auftragssumme netto', '1.000,00')
      await type('Abschlag netto', '1.200,50')
      await userEvent.click(screen.getByRole('button', { name: 'Anlegen' }))
      await expect(screen.getByText('Der Abschlag ist höher als die Auftragssumme.')).toBeVisible()
      await expect(args.actions.create).not.toHaveBeenCalled()
    })
    await step('Was passt, wird angelegt', async () => {
      await type('Abschlag netto', '300')
      await userEvent.click(screen.getByRole('button', { name: 'Anlegen' }))
      const instalment = { words: 'Vermessung der Gräben', net: '1000', amount: '300' }
      await expect(args.actions.create).toHaveBeenCalledWith(
        expect.objectContaining({ instalment }),
        expect.any(String),
      )
    })
  },
})
