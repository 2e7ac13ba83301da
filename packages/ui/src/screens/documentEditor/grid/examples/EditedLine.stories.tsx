import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleDocument } from '../../examples/exampleDocument.testing.ts'
import { EditedLine } from '../EditedLine.tsx'

const [row] = exampleDocument('invoice').rows
if (!row) throw new Error('the example invoice has no rows')

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

const meta = preview.meta({
  component: EditedLine,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div role="grid" aria-label="Positionen">
        <div role="row">
          <Story />
        </div>
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: { row, nr: 1, opened: undefined, mark: undefined, locale: 'de-DE', handlers },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Leistung von Position 1' }), '!')
    await expect(args.handlers.change).toHaveBeenCalledWith(row.key, { bez: `${row.bez}!` }, 'bez')
  },
})
/** Each number is told on its way, for the sums that follow it; it is taken when its cell is left. */
export const TypedNumber = meta.story({
  args: {
    ...Ready.composed.args,
    row: { ...row, anzahl: '2', ep: '10' },
    handlers: { ...handlers, setNumber: fn(), noteNumber: fn() },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const price = canvas.getByRole('textbox', { name: 'Einzelpreis von Position 1' })
    await step('Jede Taste wird gemeldet, keine übernommen', async () => {
      await userEvent.type(price, '5', { initialSelectionStart: 0, initialSelectionEnd: 2 })
      await expect(args.handlers.noteNumber).toHaveBeenLastCalledWith(row.key, 'ep', '5')
      await expect(args.handlers.setNumber).not.toHaveBeenCalled()
    })
    await step('Esc nimmt das Getippte zurück', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.handlers.noteNumber).toHaveBeenLastCalledWith(row.key, 'ep', undefined)
      await expect(price).toHaveValue('10')
    })
    await step('Wer die Zelle verlässt, übernimmt es', async () => {
      await userEvent.type(price, '7{Tab}')
      await expect(args.handlers.setNumber).toHaveBeenCalledWith(row.key, 'ep', '107')
    })
  },
})
/** Heading and explanation are there once somebody asks for them. */
export const Opened = meta.story({ args: { ...Ready.composed.args, opened: { key: row.key, field: 'erl_titel' } } })
/** An ambiguous number stays as it was typed. */
export const Faulty = meta.story({
  args: {
    ...Ready.composed.args,
    row: { ...row, unklar_ep: '1.35' },
    mark: 'waiting',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('„1.35“ ist mehrdeutig.')
  },
})
