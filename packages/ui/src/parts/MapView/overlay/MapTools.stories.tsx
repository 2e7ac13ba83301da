import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { readBaseMaps } from '../../BaseMaps/readBaseMaps.ts'
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
const { baseMaps } = readBaseMaps([
  { type: 'xyz', title: 'Grundkarte', url: '/tiles/{z}/{x}/{y}.png' },
  { type: 'wms', title: 'Luftbilder', url: '/wms', layers: 'dop' },
])

export const Ready = meta.story({
  args: {
    onZoom: fn(),
    onShow: { all: fn(), picked: fn() },
    look: { mode: 'groups', base: baseMaps[0] },
    onLook: fn(),
    baseMaps,
    canShowDots: true,
    onPick: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Base maps and the form of the points are chosen in one menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Darstellung' }))
      const chosen = await screen.findByRole('menuitemradio', { name: 'Grundkarte' })
      await expect(chosen).toHaveAttribute('aria-checked', 'true')
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Luftbilder' }))
      await expect(args.onLook).toHaveBeenCalledWith({ mode: 'groups', base: baseMaps[1] })
    })
  },
})

export const Plain = meta.story({
  args: {
    ...Ready.composed.args,
    onShow: { all: fn(), picked: undefined },
    look: { mode: 'groups', base: undefined },
    baseMaps: [],
    canShowDots: false,
    onPick: undefined,
  },
})
