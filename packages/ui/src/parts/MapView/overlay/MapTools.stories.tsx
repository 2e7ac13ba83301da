import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { MapTools } from './MapTools.tsx'

const meta = preview.meta({
  component: MapTools,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 480 }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: { onZoom: fn(), onShow: { all: fn(), picked: fn() }, onLooks: fn(), onPick: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ich komme näher und öffne die Wahl der Darstellung', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Vergrößern' }))
      await expect(args.onZoom).toHaveBeenCalledWith(1)
      await userEvent.click(canvas.getByRole('button', { name: 'Darstellung' }))
      await expect(args.onLooks).toHaveBeenCalled()
    })
  },
})

export const Plain = meta.story({
  args: { ...Ready.composed.args, onShow: { all: fn(), picked: undefined }, onLooks: undefined, onPick: undefined },
})
