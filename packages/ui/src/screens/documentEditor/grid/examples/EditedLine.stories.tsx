import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleDocument } from '../../examples/exampleDocument.testing.ts'
import { EditedLine } from '../EditedLine.tsx'

const [row] = exampleDocument('invoice').rows
if (!row) throw new Error('the example invoice has no rows')

const handlers = {
  goTo: fn(),
  change: fn(),
  noteTyping: fn(),
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
/** The amount follows each key; the number itself is taken when its cell is left. */
export const Amount = meta.story({
  args: { ...Ready.composed.args, row: { ...row, anzahl: '2', ep: '10' }, handlers: { ...handlers, change: fn() } },
  play: async ({ args, canvas, userEvent, step }) => {
    const price = canvas.getByRole('textbox', { name: 'Einzelpreis von Position 1' })
    await step('Beim Tippen steht der Betrag schon da', async () => {
      await userEvent.clear(price)
      await userEvent.type(price, '12,5')
      await expect(canvas.getByText(/^25,00/)).toBeVisible()
      await expect(args.handlers.change).not.toHaveBeenCalled()
    })
    await step('Was zweierlei heißen kann, gibt keinen Betrag', async () => {
      await userEvent.clear(price)
      await userEvent.type(price, '1.23')
      await expect(canvas.getByText('–')).toBeVisible()
    })
    await step('Esc nimmt das Getippte zurück, und den Betrag mit ihm', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.getByText(/^20,00/)).toBeVisible()
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
