import preview from '@waldkerf/storybook/preview'
import { exampleDocument } from '../../examples/exampleDocument.testing.ts'
import { PositionRow } from '../PositionRow.tsx'

const [row] = exampleDocument('invoice').rows
if (!row) throw new Error('the example invoice has no rows')

const meta = preview.meta({
  component: PositionRow,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div role="grid" aria-label="Positionen">
        <Story />
      </div>
    ),
  ],
})

/** Text, until the cursor comes. */
export const Ready = meta.story({
  args: { row, nr: 1, active: false, opened: undefined, mark: undefined, locale: 'de-DE', handlers: undefined },
})
