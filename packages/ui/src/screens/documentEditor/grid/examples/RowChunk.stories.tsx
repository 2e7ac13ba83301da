import preview from '@waldkerf/storybook/preview'
import { exampleDocument } from '../../examples/exampleDocument.testing.ts'
import { RowChunk } from '../RowChunk.tsx'

const meta = preview.meta({
  component: RowChunk,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div role="grid" aria-label="Positionen">
        <Story />
      </div>
    ),
  ],
})

const { rows } = exampleDocument('invoice')

/** Nothing can be changed; the sum of a group stands below its last row. */
export const Ready = meta.story({
  args: {
    rows,
    from: 0,
    active: undefined,
    opened: undefined,
    marks: new Map(),
    subtotals: new Map([[rows.at(-1)?.key ?? '', { title: 'Los 1', subtotal: '1234.50' }]]),
    locale: 'de-DE',
    handlers: undefined,
  },
})
