import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { exampleInvoices } from '../examples/exampleDocuments.testing.ts'
import { PickedSums } from './PickedSums.tsx'

const meta = preview.meta({ component: PickedSums })

export const Ready = meta.story({
  args: { rows: exampleInvoices.slice(0, 4) },
  play: async ({ canvas, step }) => {
    await step('Beide Summen sind Beträge', async () => {
      await expect(canvas.getAllByText(/^-?[\d.]+,\d\d €$/)).toHaveLength(2)
    })
  },
})
export const OnlyOpen = meta.story({ args: { ...Ready.composed.args, onlyOpen: true } })
