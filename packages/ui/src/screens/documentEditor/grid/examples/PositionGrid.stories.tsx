import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { exampleDocument } from '../../examples/exampleDocument.testing.ts'
import { PositionGrid } from '../PositionGrid.tsx'
import { LiveGrid } from './gridStory.tsx'

const meta = preview.meta({
  component: LiveGrid,
  subcomponents: { PositionGrid },
  parameters: { layout: 'padded' },
})

const { rows } = exampleDocument('invoice')
const grouped = rows.map((row, at) => (at === 0 ? { ...row, erl_titel: 'Außendienst' } : row))

/** Groups have a heading and a subtotal. */
export const Ready = meta.story({
  args: { rows: grouped, marks: new Map(), fixed: false, onPaste: fn() },
  play: async ({ canvas, userEvent, step }) => {
    const last = rows.length
    await step('I add a row, and delete it again by its keys', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Position hinzufügen' }))
      const added = await canvas.findByRole('textbox', { name: `Leistung von Position ${last + 1}` })
      await expect(added).toHaveFocus()
      await userEvent.keyboard('{Control>}{Delete}{/Control}')
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(last))
    })
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, rows: [] } })
/** Whoever may not change anything sees text alone. */
export const Fixed = meta.story({ args: { ...Ready.composed.args, fixed: true } })
export const NotStored = meta.story({
  args: { ...Ready.composed.args, marks: new Map(rows.map(({ key }, at) => [key, at === 0 ? 'failed' : 'waiting'])) },
})
