import { headKey } from '@waldkerf/domain/office/workplace/mergeStored'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { LeftOverNote } from './LeftOverNote.tsx'

const meta = preview.meta({ component: LeftOverNote, parameters: { layout: 'padded' } })

const { rows } = exampleDocument('invoice')

export const Ready = meta.story({
  args: {
    closing: 'archived',
    rows,
    leftOvers: [
      { key: headKey, kind: 'changed', fields: [{ field: 'zuerl', value: 'Vielen Dank für die Zusammenarbeit.' }] },
      { key: rows[0]?.key ?? '', kind: 'changed', fields: [{ field: 'erl_on', value: false }] },
      { key: 'gone', kind: 'removed', fields: [{ field: 'bez', value: 'Anfahrt' }] },
    ],
    onForget: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Erläuterung drucken: nein')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Verwerfen' }))
    await expect(args.onForget).toHaveBeenCalledOnce()
  },
})
/** An offer that is a draft again takes it after all. */
export const SentOffer = meta.story({
  args: { ...Ready.composed.args, closing: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /wenn es wieder ein Entwurf ist/ })).toBeVisible()
  },
})
