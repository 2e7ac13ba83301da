import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { mostPictures } from './editTypes.ts'
import { PictureAdder } from './PictureAdder.tsx'

const meta = preview.meta({ component: PictureAdder, parameters: { layout: 'padded' } })

export const Ready = meta.story({ args: { count: 1, onAdd: fn(async () => undefined) } })

/** A picture is asked for. */
export const Asked = meta.story({ args: { ...Ready.composed.args, isNext: true } })

export const Full = meta.story({
  args: { ...Ready.composed.args, count: mostPictures },
  play: async ({ args, canvasElement, canvas, userEvent, step }) => {
    await step('Mehr als zwölf Bilder hat keine Meldung', async () => {
      const input = canvasElement.querySelector<HTMLInputElement>('input[multiple]')!
      await userEvent.upload(input, new File(['x'], 'Fichte.jpg', { type: 'image/jpeg' }))
      await expect(await canvas.findByText(/höchstens 12 Bilder/)).toBeVisible()
      await expect(args.onAdd).not.toHaveBeenCalled()
    })
  },
})
