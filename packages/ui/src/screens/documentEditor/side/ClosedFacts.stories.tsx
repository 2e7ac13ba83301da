import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { ClosedFacts } from './ClosedFacts.tsx'

const meta = preview.meta({ component: ClosedFacts, parameters: { layout: 'padded' } })

const { state } = exampleDocument('offer')
export const Ready = meta.story({
  args: {
    header: { ...state.history.document.header, status: 'versendet' },
    lists: state.lists,
    status: 'versendet',
    onStatus: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Nur der Status lässt sich noch wählen', async () => {
      await expect(canvas.getAllByRole('combobox')).toHaveLength(1)
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Abgelehnt')
      await expect(args.onStatus).toHaveBeenCalledWith('abgelehnt')
    })
  },
})
