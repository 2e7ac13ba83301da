import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleDocument, inUnit } from '../examples/exampleDocument.testing.ts'
import { Checklist } from './Checklist.tsx'

const meta = preview.meta({ component: Checklist, parameters: { layout: 'padded' } })

const { model, state } = exampleDocument('invoice')

export const Ready = meta.story({
  args: {
    model: { ...model, seller: { ...model.seller, taxNumber: '', vatId: '' } },
    profile: 'zugferd',
    details: state.details,
    onProfile: fn(),
    onDetails: fn(),
    onGo: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein Befund führt zu seinem Feld', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Büro: Steuernummer/ }))
      await expect(args.onGo).toHaveBeenCalledOnce()
    })
    await step('Was der Kunde verlangt, wird hier getippt', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'USt-IdNr.' }), 'D')
      await expect(args.onDetails).toHaveBeenCalledWith({ ...state.details, ust_id: 'D' })
    })
  },
})
/** A unit that is not in the code list is named, because it goes out as pieces; it blocks nothing. */
export const OddUnit = meta.story({
  args: {
    ...Ready.composed.args,
    model: inUnit(model, 'Bund'),
    onGo: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Alles da/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Position 1: Die Einheit geht als „Stück“ hinaus' }))
    await expect(args.onGo).toHaveBeenCalledWith(expect.objectContaining({ area: 'row', field: 'unit' }))
  },
})
/** Tax case and due date are easily overlooked, so they stand there, too. */
export const Complete = meta.story({
  args: { ...Ready.composed.args, model: { ...model, dueDay: '2026-12-04' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fällig am').nextElementSibling).toHaveTextContent('04.12.2026')
    await expect(canvas.getByText('Steuerfall').nextElementSibling).toHaveTextContent(
      /^Umsatzsteuer wird berechnet, 19/,
    )
  },
})
/** The client owes the tax, so its VAT ID is required. */
export const ReverseCharge = meta.story({
  args: {
    ...OddUnit.composed.args,
    model: { ...model, taxCase: 'AE', rate: '0', exemption: 'Steuerschuldnerschaft des Leistungsempfängers' },
    onGo: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kunde: USt-IdNr. fehlt oder stimmt nicht' }))
    await expect(args.onGo).toHaveBeenCalledWith({ area: 'client', field: 'vatId' })
  },
})
/** The postcode and the country are two findings, and the one that is wrong is corrected here. */
export const WrongPostcode = meta.story({
  args: {
    ...OddUnit.composed.args,
    model: { ...model, buyer: { ...model.buyer, postcode: '3744', country: 'DE' } },
    onGo: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kunde: 3744 ist keine deutsche Postleitzahl' }))
    await expect(args.onGo).toHaveBeenCalledWith({ area: 'client', field: 'postcode' })
    await expect(canvas.queryByRole('button', { name: /Land/ })).toBeNull()
  },
})
const offer = exampleDocument('offer').model
/** A line without a price or a unit is named before the offer goes out. */
export const AnOffer = meta.story({
  args: {
    ...Ready.composed.args,
    model: {
      ...offer,
      taxCase: 'S',
      rate: '19',
      groups: offer.groups.map((group) => ({
        ...group,
        lines: group.lines.map((line) => ({ ...line, price: '0', unit: '' })),
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Position 1: Einzelpreis ist 0,00\s€$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Position 1: Einheit fehlt' })).toBeVisible()
    await expect(canvas.getByText(/^Umsatzsteuer wird berechnet, 19/)).toBeVisible()
  },
})
/** Only a number that cannot be read blocks an offer. */
export const UnclearOffer = meta.story({
  args: {
    ...Ready.composed.args,
    model: {
      ...offer,
      groups: offer.groups.map((group) => ({
        ...group,
        lines: group.lines.map((line) => ({ ...line, price: '0', unclear: { price: '1.35' } })),
      })),
    },
    onGo: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Position 1: Einzelpreis „1.35“ ist unklar' }))
    await expect(canvas.queryByRole('button', { name: /^Position 1: Einzelpreis ist 0,00/ })).toBeNull()
    await expect(args.onGo).toHaveBeenCalledWith(expect.objectContaining({ area: 'row', field: 'price' }))
  },
})
