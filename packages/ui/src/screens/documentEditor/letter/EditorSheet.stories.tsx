import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { EditorSheet, LetterHead, type LetterTotalsProps, LetterTotals } from './EditorSheet.tsx'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { withDocument } from '../examples/exampleEditor.ts'

const meta = preview.meta({ component: EditorSheet, subcomponents: { LetterHead, LetterTotals } })

const { state, model } = exampleDocument('offer')

export const Ready = meta.story({ args: { state, model, act: fn(), children: <p>Hier stehen die Positionen.</p> } })

/** A letter without a salutation proposes the client's. */
export const Empty = meta.story({
  args: {
    ...Ready.composed.args,
    act: fn(),
    state: withDocument(state, { header: { anrede: '', anschreiben: '', zuerl: '' }, rows: [] }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sehr geehrte/ }))
    await expect(args.act).toHaveBeenCalledWith(expect.objectContaining({ kind: 'run', typing: 'anrede' }))
  },
})

const { model: headModel } = exampleDocument('invoice')

export const Head = meta.story({
  args: Ready.composed.args,
  render: () => <LetterHead model={headModel} />,
  parameters: { layout: 'padded' },
})
export const HeadWithoutClient = meta.story({
  args: Ready.composed.args,
  render: () => (
    <LetterHead model={{ ...headModel, buyer: { ...headModel.buyer, name: '', street: '', postcode: '', city: '' } }} />
  ),
  parameters: { layout: 'padded' },
})

const totals = { totals: exampleDocument('invoice').model } satisfies LetterTotalsProps

export const Totals = meta.story({
  args: Ready.composed.args,
  render: () => <LetterTotals {...totals} />,
  parameters: { layout: 'padded' },
})
/** A number in the document cannot be read. */
export const TotalsUnclear = meta.story({
  args: Ready.composed.args,
  render: () => <LetterTotals {...totals} unclear />,
  parameters: { layout: 'padded' },
})
