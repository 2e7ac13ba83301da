import { headKey } from '@waldkerf/domain/office/workplace/mergeStored'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { ConflictNotes } from './ConflictNotes.tsx'
import { type LeftOverNoteProps, LeftOverNote } from './LeftOverNote.tsx'

const meta = preview.meta({
  component: ConflictNotes,
  subcomponents: { LeftOverNote },
  parameters: { layout: 'padded' },
})

const { rows } = exampleDocument('invoice')

export const Ready = meta.story({
  args: {
    rows,
    conflicts: [
      {
        key: rows[0]?.key ?? '',
        fields: [
          { field: 'bez', mine: 'Außendienst, zweiter Tag', theirs: 'Außendienst' },
          { field: 'erl_on', mine: true, theirs: false },
        ],
      },
      { key: headKey, fields: [{ field: 'zuerl', mine: '', theirs: 'Vielen Dank für die Zusammenarbeit.' }] },
    ],
    onResolve: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('radio', { name: /Gespeicherte Fassung/ })[0]!)
    await userEvent.click(canvas.getAllByRole('button', { name: 'So übernehmen' })[0]!)
    await expect(args.onResolve).toHaveBeenCalledWith(rows[0]?.key, { bez: 'theirs', erl_on: 'mine' })
  },
})
/** A number and the unreadable text typed in its place are one choice. */
export const Unclear = meta.story({
  args: {
    rows,
    conflicts: [
      {
        key: rows[0]?.key ?? '',
        fields: [
          { field: 'anzahl', mine: '1', theirs: '5' },
          { field: 'unklar_anzahl', mine: '18.6', theirs: '' },
        ],
      },
    ],
    onResolve: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2)
    await expect(canvas.getByText('18.6')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /Gespeicherte Fassung 5/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'So übernehmen' }))
    await expect(args.onResolve).toHaveBeenCalledWith(rows[0]?.key, { anzahl: 'theirs', unklar_anzahl: 'theirs' })
  },
})

const { rows: leftOverRows } = exampleDocument('invoice')

const leftOver = {
  closing: 'archived',
  rows: leftOverRows,
  leftOvers: [
    { key: headKey, kind: 'changed', fields: [{ field: 'zuerl', value: 'Vielen Dank für die Zusammenarbeit.' }] },
    { key: leftOverRows[0]?.key ?? '', kind: 'changed', fields: [{ field: 'erl_on', value: false }] },
    { key: 'gone', kind: 'removed', fields: [{ field: 'bez', value: 'Anfahrt' }] },
  ],
  onForget: fn(),
} satisfies LeftOverNoteProps

export const LeftOver = meta.story({
  args: Ready.composed.args,
  render: () => <LeftOverNote {...leftOver} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Erläuterung drucken: nein')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Verwerfen' }))
    await expect(leftOver.onForget).toHaveBeenCalledOnce()
  },
})
/** The changes can still be stored once the offer is a draft again. */
export const LeftOverSentOffer = meta.story({
  args: Ready.composed.args,
  render: () => <LeftOverNote {...leftOver} closing="sent" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /wenn es wieder ein Entwurf ist/ })).toBeVisible()
  },
})
