import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { EditorSheet } from '../EditorSheet.tsx'
import { exampleDocument } from './exampleDocument.testing.ts'
import { withDocument } from './exampleEditor.ts'

const meta = preview.meta({ component: EditorSheet })

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
