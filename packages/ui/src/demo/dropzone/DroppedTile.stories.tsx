import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { DroppedTile, Tiles } from './DroppedTile.tsx'

const meta = preview.meta({
  component: DroppedTile,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <Tiles>
        <Story />
      </Tiles>
    ),
  ],
})

export const Ready = meta.story({
  args: { file: { id: '1', name: 'rinde.png', state: { status: 'stored' } }, onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})
export const Uploading = meta.story({
  args: { ...Ready.composed.args, file: { id: '1', name: 'rinde.png', state: { status: 'uploading', share: 0.4 } } },
})
export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    file: { id: '1', name: `${'rinde-'.repeat(12)}.tiff`, state: { status: 'failed', problem: 'kind' } },
  },
})
export const Given = meta.story({
  args: { ...Ready.composed.args, file: { id: '1', name: 'rinde.png', state: { status: 'given' } } },
})
