import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { AddPictures } from './AddPictures.tsx'

const meta = preview.meta({ component: AddPictures })

export const Ready = meta.story({
  args: { onFiles: fn() },
  play: async ({ args, canvasElement, userEvent }) => {
    const file = new File(['wald'], 'rinde.jpg', { type: 'image/jpeg' })
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[multiple]')!, file)
    await expect(args.onFiles).toHaveBeenCalledWith([file])
  },
})
