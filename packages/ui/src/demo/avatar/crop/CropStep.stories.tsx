import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, waitFor } from 'storybook/test'
import { examplePicture } from '@waldkerf/ui/demo/upload/examplePictures.ts'
import { CropStep } from './CropStep.tsx'

const meta = preview.meta({
  component: CropStep,
  parameters: { layout: 'padded' },
  args: { onCut: fn(), onBroken: fn() },
  loaders: [
    async () => {
      const image = new Image()
      image.src = URL.createObjectURL(await examplePicture('wald.png', 600))
      await image.decode()
      return { image }
    },
  ],
  render: ({ onCut, onBroken }, { loaded }) => (
    <CropStep image={loaded['image'] as HTMLImageElement} onCut={onCut} onBroken={onBroken} />
  ),
})

export const Ready = meta.story({
  args: { image: new Image() },
  play: async ({ args, canvas, userEvent, step }) => {
    await canvas.findByText('Vorschau', {}, { timeout: 5_000 })
    await step('Die Tastatur beginnt beim Zoom und erfährt, was ausgeschnitten wird', async () => {
      await expect(canvas.getByRole('slider', { name: 'Vergrößerung' })).toHaveFocus()
      await userEvent.click(canvas.getByRole('button', { name: 'Näher heran' }))
      await waitFor(() => expect(args.onCut).toHaveBeenCalled())
    })
    await step('Pfeile bewegen das Bild unter seinem Fenster', async () => {
      for (let steps = 0; steps < 20; steps++) {
        await userEvent.click(canvas.getByRole('button', { name: 'Näher heran' }))
      }
      const area = canvas.getByRole('application', { name: /./ })
      area.focus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await waitFor(() => {
        const { calls } = mocked(args.onCut).mock
        return expect(new Set(calls.map(([cut]) => cut.area.x)).size).toBeGreaterThan(1)
      })
    })
  },
})
