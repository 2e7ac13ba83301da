import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { drawnPicture, examplePicture } from '../examplePictures.ts'
import { PictureTiles } from './PictureTiles.tsx'

const meta = preview.meta({ component: PictureTiles, parameters: { layout: 'padded' } })

const pictures = [1, 2, 3].map((id) => examplePicture(id))

export const Ready = meta.story({
  args: { pictures, pictureUrl: drawnPicture, onMove: fn(), onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Bild 2 .*nach vorn/ }))
    await expect(args.onMove).toHaveBeenCalledWith(pictures[1], 0)
  },
})
/** Pictures that are still on their way. */
export const Loading = meta.story({ args: { ...Ready.composed.args, pictureUrl: () => undefined } })
