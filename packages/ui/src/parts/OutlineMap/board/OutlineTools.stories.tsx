import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { readBaseMaps } from '../../BaseMaps/readBaseMaps.ts'
import { OutlineTools } from './OutlineTools.tsx'

/** The list's code comes when it is first asked for. */
const late = { timeout: 5_000 }

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

const { baseMaps } = readBaseMaps([{ type: 'xyz', title: 'Topographische Karte', url: '/tiles/{z}/{x}/{y}.png' }])

export const Ready = meta.story({
  args: {
    map: { zoomBy: fn(), showAll: fn() },
    showSelected: fn(),
    base: undefined,
    baseMaps,
    onBase: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('I come nearer, and lay a map below', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Näher' }))
      await expect(args.map.zoomBy).toHaveBeenCalledWith(1)
      await userEvent.click(canvas.getByRole('button', { name: 'Hintergrund' }))
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Topographische Karte' }, late))
      await expect(args.onBase).toHaveBeenCalledWith(args.baseMaps[0])
    })
  },
})
/** Nothing is selected, and there is no map to lay below. */
export const Empty = meta.story({ args: { ...Ready.composed.args, showSelected: undefined, baseMaps: [] } })
