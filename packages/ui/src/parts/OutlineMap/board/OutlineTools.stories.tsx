import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { OutlineTools } from './OutlineTools.tsx'

const meta = preview.meta({
  component: OutlineTools,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 240 }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    map: { zoomBy: fn(), showAll: fn() },
    showSelected: fn(),
    onLooks: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ich komme näher und öffne die Wahl der Karte', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Näher' }))
      await expect(args.map.zoomBy).toHaveBeenCalledWith(1)
      await userEvent.click(canvas.getByRole('button', { name: 'Hintergrund' }))
      await expect(args.onLooks).toHaveBeenCalled()
    })
  },
})
/** Nothing is selected, and there is no map to lay below. */
export const Empty = meta.story({ args: { ...Ready.composed.args, showSelected: undefined, onLooks: undefined } })
