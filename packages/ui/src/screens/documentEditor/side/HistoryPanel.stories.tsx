import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { HistoryPanel } from './HistoryPanel.tsx'

const meta = preview.meta({ component: HistoryPanel, parameters: { layout: 'padded' } })

const { history } = exampleDocument('invoice').state

export const Ready = meta.story({
  args: { log: <p>Jana Eichhorn: Dokument angelegt</p>, undo: { history, act: fn() } },
  play: async ({ canvas, step }) => {
    await step('Rückgängig und Verlauf stehen unter eigenen Namen', async () => {
      await expect(canvas.getByText('Rückgängig')).toBeVisible()
      await expect(canvas.getByRole('heading', { name: 'Verlauf' })).toBeVisible()
    })
  },
})
/** Of a closed document nothing is taken back; its log stays. */
export const Closed = meta.story({
  args: { ...Ready.composed.args, undo: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Rückgängig')).not.toBeInTheDocument()
  },
})
