import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { exampleDocument } from '../../examples/exampleDocument.testing.ts'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { RowChunk } from '../RowChunk.tsx'

const meta = preview.meta({
  component: RowChunk,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div role="grid" aria-label="Positionen">
        <VisuallyHidden role="row">
          <span role="columnheader">Bezeichnung</span>
        </VisuallyHidden>
        <Story />
      </div>
    ),
  ],
})

const { rows } = exampleDocument('invoice')

/** Nothing can be changed; the sum of a group stands below its last row. */
export const Ready = meta.story({
  args: {
    chunk: { id: 1, from: 0, rows },
    active: undefined,
    opened: undefined,
    marks: new Map(),
    subtotals: new Map([[rows.at(-1)?.key ?? '', { title: 'Los 1', subtotal: '1234.50' }]]),
    locale: 'de-DE',
    handlers: undefined,
    watch: undefined,
  },
})
/** Far from the view: only the height is left, and the text for the search of the browser. */
export const Far = meta.story({
  args: { ...Ready.composed.args, chunk: { id: 2, from: 40, rows }, watch: () => () => undefined },
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
