import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleLabel } from '../examples/examplePoints.ts'
import { MemberList } from './MemberList.tsx'

const meta = preview.meta({
  component: MemberList,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 480 }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    members: { ids: [11, 12, 13], count: 3 },
    pointLabel: exampleLabel,
    onSelect: fn(),
    onClose: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Der erste hat den Fokus, Enter wählt ihn', async () => {
      await expect(canvas.getByRole('button', { name: 'Punkt 11' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSelect).toHaveBeenCalledWith(11)
    })
    await step('Escape schließt die Liste', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalled()
    })
  },
})

export const More = meta.story({
  args: { ...Ready.composed.args, members: { ids: Array.from({ length: 50 }, (_, row) => row + 1), count: 1280 } },
})
