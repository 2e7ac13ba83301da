import preview from '@waldkerf/storybook/preview'
import type { ComponentType } from 'react'
import { expect, fn } from 'storybook/test'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { exampleDocument } from './exampleDocument.testing.ts'
import { PositionRow } from '../grid/PositionRow.tsx'
import { RowMarkSign } from '../grid/RowMarkSign.tsx'
import { type RowChunkProps, RowChunk } from '../grid/RowChunk.tsx'
import { type EditedLineProps, EditedLine } from '../grid/EditedLine.tsx'

const [row] = exampleDocument('invoice').rows
if (!row) throw new Error('the example invoice has no rows')

const meta = preview.meta({
  component: PositionRow,
  subcomponents: { RowMarkSign, RowChunk, EditedLine },
  parameters: { layout: 'padded' },
})

/** Rows may stand in a table only. */
const inTable = (Story: ComponentType) => (
  <div role="grid" aria-label="Positionen">
    <VisuallyHidden role="row">
      <span role="columnheader">Bezeichnung</span>
    </VisuallyHidden>
    <Story />
  </div>
)
const inRow = (Story: ComponentType) => (
  <div role="grid" aria-label="Positionen">
    <div role="row">
      <Story />
    </div>
  </div>
)

/** Text, until the cursor comes. */
export const Ready = meta.story({
  decorators: [inTable],
  args: { row, nr: 1, active: false, opened: undefined, mark: undefined, handlers: undefined },
})

export const Mark = meta.story({
  args: Ready.composed.args,
  render: () => <RowMarkSign mark="waiting" />,
  parameters: { layout: 'centered' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'wird gleich gespeichert' })).toBeVisible()
  },
})
export const MarkSaving = meta.story({
  args: Ready.composed.args,
  render: () => <RowMarkSign mark="saving" />,
  parameters: { layout: 'centered' },
})
export const MarkFailed = meta.story({
  args: Ready.composed.args,
  render: () => <RowMarkSign mark="failed" />,
  parameters: { layout: 'centered' },
})
/** A stored row has no sign. */
export const MarkStored = meta.story({
  args: Ready.composed.args,
  render: () => <RowMarkSign mark={undefined} />,
  parameters: { shown: { nothing: 'What is stored needs no sign.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

const { rows } = exampleDocument('invoice')

const chunk = {
  chunk: { id: 1, from: 0, rows },
  active: undefined,
  opened: undefined,
  marks: new Map(),
  subtotals: new Map([[rows.at(-1)?.key ?? '', { title: 'Los 1', subtotal: '1234.50' }]]),
  handlers: undefined,
  watch: undefined,
} satisfies RowChunkProps

/** Nothing can be changed; the sum of a group stands below its last row. */
export const Chunk = meta.story({
  args: Ready.composed.args,
  render: () => <RowChunk {...chunk} />,
  decorators: [inTable],
})
/** Far from the view: only the height is kept, and the text that the browser's search finds. */
export const ChunkFar = meta.story({
  args: Ready.composed.args,
  render: () => <RowChunk {...chunk} chunk={{ id: 2, from: 40, rows }} watch={() => () => undefined} />,
  decorators: [inTable],
  play: async ({ canvas, canvasElement, step }) => {
    await step('Keine Zeile ist da, ihre Höhe schon', async () => {
      await expect(canvas.queryAllByRole('gridcell')).toHaveLength(0)
      const height = canvasElement.querySelector('[role="grid"]')?.clientHeight
      await expect(height).toBeGreaterThanOrEqual(rows.length * 37)
    })
    await step('Die Suche des Browsers findet den Text', async () => {
      const text = canvasElement.querySelector('[hidden="until-found"]')
      for (const { bez } of rows) await expect(text).toHaveTextContent(bez)
    })
  },
})

const handlers = {
  goTo: fn(),
  change: fn(),
  setNumber: fn(),
  noteNumber: fn(),
  open: fn(),
  add: fn(),
  insert: fn(),
  templatesFor: fn(() => []),
  take: fn(),
  move: fn(),
  duplicate: fn(),
  remove: fn(),
  step: fn(() => true),
  startDrag: fn(),
}

const edited = { row, nr: 1, opened: undefined, mark: undefined, handlers } satisfies EditedLineProps

export const Edited = meta.story({
  args: Ready.composed.args,
  render: () => <EditedLine {...edited} />,
  decorators: [inRow],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Leistung von Position 1' }), '!')
    await expect(edited.handlers.change).toHaveBeenCalledWith(row.key, { bez: `${row.bez}!` }, 'bez')
  },
})
const editedTypedNumber = {
  ...edited,
  row: { ...row, anzahl: '2', ep: '10' },
  handlers: { ...handlers, setNumber: fn(), noteNumber: fn() },
} satisfies EditedLineProps

/** Each key of a number is reported, so that sums can follow; the number is stored when its cell is left. */
export const EditedTypedNumber = meta.story({
  args: Ready.composed.args,
  render: () => <EditedLine {...editedTypedNumber} />,
  decorators: [inRow],
  play: async ({ canvas, userEvent, step }) => {
    const price = canvas.getByRole('textbox', { name: 'Einzelpreis von Position 1' })
    await step('Jede Taste wird gemeldet, keine übernommen', async () => {
      await userEvent.type(price, '5', { initialSelectionStart: 0, initialSelectionEnd: 5 })
      await expect(editedTypedNumber.handlers.noteNumber).toHaveBeenLastCalledWith(row.key, 'ep', '5')
      await expect(editedTypedNumber.handlers.setNumber).not.toHaveBeenCalled()
    })
    await step('Esc nimmt das Getippte zurück', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(editedTypedNumber.handlers.noteNumber).toHaveBeenLastCalledWith(row.key, 'ep', undefined)
      await expect(price).toHaveValue('10,00')
    })
    await step('Wer die Zelle verlässt, übernimmt es', async () => {
      await userEvent.type(price, '7{Tab}')
      await expect(editedTypedNumber.handlers.setNumber).toHaveBeenCalledWith(row.key, 'ep', '10,007')
    })
  },
})
/** Heading and explanation are there once somebody asks for them. */
export const EditedOpened = meta.story({
  args: Ready.composed.args,
  render: () => <EditedLine {...edited} opened={{ key: row.key, field: 'erl_titel' }} />,
  decorators: [inRow],
})
/** An ambiguous number stays as it was typed. */
export const EditedFaulty = meta.story({
  args: Ready.composed.args,
  render: () => <EditedLine {...edited} row={{ ...row, unklar_ep: '1.35' }} mark="waiting" />,
  decorators: [inRow],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('„1.35“ ist mehrdeutig.')
  },
})
