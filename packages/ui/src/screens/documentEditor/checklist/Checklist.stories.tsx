import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { Checklist } from './Checklist.tsx'

const meta = preview.meta({ component: Checklist, parameters: { layout: 'padded' } })

const { paper, state } = exampleDocument('invoice')

export const Ready = meta.story({
  args: {
    paper: { ...paper, seller: { ...paper.seller, taxNumber: '', vatId: '' } },
    profile: 'zugferd',
    details: state.details,
    onProfile: fn(),
    onDetails: fn(),
    onGo: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('A finding leads to its field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Büro: Steuernummer/ }))
      await expect(args.onGo).toHaveBeenCalledOnce()
    })
    await step('What the client asks for is typed here', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'USt-IdNr.' }), 'D')
      await expect(args.onDetails).toHaveBeenCalledWith({ ...state.details, ust_id: 'D' })
    })
  },
})
export const AnOffer = meta.story({ args: { ...Ready.composed.args, paper: exampleDocument('offer').paper } })
const offer = exampleDocument('offer').paper
/** An offer is barred by nothing but a number that cannot be read. */
export const UnclearOffer = meta.story({
  args: {
    ...Ready.composed.args,
    paper: {
      ...offer,
      groups: offer.groups.map((group) => ({
        ...group,
        lines: group.lines.map((line) => ({ ...line, unclear: { price: '1.35' } })),
      })),
    },
    onGo: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Position 1: Einzelpreis „1.35“ ist unklar' }))
    await expect(args.onGo).toHaveBeenCalledWith(expect.objectContaining({ area: 'row', field: 'price' }))
  },
})
export const English = meta.story({ args: Ready.composed.args, globals: { language: 'en' } })
