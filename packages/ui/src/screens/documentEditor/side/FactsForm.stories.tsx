import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { FactsForm, type SupplyFieldsProps, SupplyFields } from './FactsForm.tsx'

import { DiscountFields } from './DiscountFields.tsx'
import { type TaxFieldsProps, TaxFields } from './TaxFields.tsx'
import { type ClosedFactsProps, ClosedFacts } from './EditorSide.tsx'

const meta = preview.meta({
  component: FactsForm,
  subcomponents: { SupplyFields, TaxFields, DiscountFields, ClosedFacts },
  parameters: { layout: 'padded' },
})

const exampleArgs = (kind: 'invoice' | 'offer') => {
  const { limits, lists, today, history } = exampleDocument(kind).state
  return { kind, header: history.document.header, limits, lists, today, onChange: fn() }
}

export const Ready = meta.story({ args: exampleArgs('invoice') })
export const AnOffer = meta.story({ args: exampleArgs('offer') })
/** Without VAT the reason stands on the invoice. Any other rate can be typed. */
export const WithoutVat = meta.story({
  args: { ...Ready.composed.args, header: { ...Ready.composed.args.header, ust_satz: '0' }, onChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('textbox', { name: 'Grund für 0 %' })).toBeVisible()
    await step('Ich tippe einen Satz, den es nicht geben kann, dann einen früheren', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Umsatzsteuer' }), 'anderer Satz …')
      const rate = canvas.getByRole('textbox', { name: 'Satz in Prozent' })
      await userEvent.type(rate, '190{Enter}')
      await expect(canvas.getByText('Bitte nennen Sie einen Satz von 0 bis 100.')).toBeVisible()
      await userEvent.clear(rate)
      await userEvent.type(rate, '16{Enter}')
      await expect(args.onChange).toHaveBeenCalledWith({ ust_satz: '16', steuerfall: 'S' })
    })
  },
})

const supply = {
  header: { rn_datum: '2026-11-20', le_date: '2026-11-02', le_bis: '2026-11-13' },
  today: storyDay,
  onChange: fn(),
} satisfies SupplyFieldsProps

export const Supply = meta.story({
  args: Ready.composed.args,
  render: () => <SupplyFields {...supply} />,
  play: async ({ canvas, userEvent, step }) => {
    const end = canvas.getByRole('textbox', { name: 'Leistung bis (bei mehreren Tagen)' })
    await step('Vor dem Beginn kann sie nicht enden', async () => {
      await userEvent.clear(end)
      await userEvent.type(end, '1.11.2026{Enter}')
      await expect(canvas.getByText('Frühestens am 02.11.2026.')).toBeVisible()
      await expect(supply.onChange).not.toHaveBeenCalled()
    })
    await step('Ohne Ende ist es ein Tag', async () => {
      await userEvent.clear(end)
      await userEvent.type(end, '{Enter}')
      await expect(supply.onChange).toHaveBeenLastCalledWith({ le_bis: '' })
    })
  },
})
export const SupplyOneDay = meta.story({
  args: Ready.composed.args,
  render: () => <SupplyFields {...supply} header={{ rn_datum: '2026-11-20', le_date: '2026-11-20' }} />,
})

const tax = {
  kind: 'invoice',
  header: { ust_satz: '19', steuerfall: 'S', befreiung: '' },
  onChange: fn(),
} satisfies TaxFieldsProps

export const Tax = meta.story({
  args: Ready.composed.args,
  render: () => <TaxFields {...tax} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Der Empfänger schuldet die Steuer: Fall und Satz ändern sich zusammen', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Steuerfall' }), 'AE')
      await expect(tax.onChange).toHaveBeenLastCalledWith({ steuerfall: 'AE', ust_satz: '0' })
    })
    await step('Ein Satz von 0 ist eine Befreiung', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Umsatzsteuer' }), '0')
      await expect(tax.onChange).toHaveBeenLastCalledWith({ steuerfall: 'E', ust_satz: '0' })
    })
  },
})
const taxReverseCharge = {
  ...tax,
  header: { ust_satz: '0', steuerfall: 'AE', befreiung: '' },
  onChange: fn(),
} satisfies TaxFieldsProps

/** The legal words are printed without being typed; a rate cannot be chosen. */
export const TaxReverseCharge = meta.story({
  args: Ready.composed.args,
  render: () => <TaxFields {...taxReverseCharge} />,
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Umsatzsteuer' })).toBeNull()
    await expect(canvas.getByText(/USt-IdNr. des Kunden/)).toBeVisible()
    await step('Zurück zur Steuer: der Regelsatz kommt mit', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Steuerfall' }), 'S')
      await expect(taxReverseCharge.onChange).toHaveBeenLastCalledWith({ steuerfall: 'S', ust_satz: '19' })
    })
  },
})
export const TaxOutsideScope = meta.story({
  args: Ready.composed.args,
  render: () => <TaxFields {...tax} header={{ ust_satz: '0', steuerfall: 'O', befreiung: 'Leistungsort § 3a UStG' }} />,
})
/** An offer has no field for the reason of the exemption. */
export const TaxAnOffer = meta.story({
  args: Ready.composed.args,
  render: () => <TaxFields {...tax} kind="offer" header={{ ust_satz: '0', steuerfall: 'E' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Paragrafen/)).toBeNull()
  },
})

const { state } = exampleDocument('offer')
const closed = {
  header: { ...state.history.document.header, status: 'versendet' },
  lists: state.lists,
} satisfies ClosedFactsProps

export const Closed = meta.story({
  args: Ready.composed.args,
  render: () => <ClosedFacts {...closed} />,
  play: async ({ canvas, step }) => {
    await step('Zu lesen sind die Angaben, zu ändern ist keine', async () => {
      await expect(canvas.getByText('Kunde')).toBeVisible()
      await expect(canvas.queryByRole('combobox')).toBeNull()
    })
  },
})
