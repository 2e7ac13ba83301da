import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import { drawnPicture, examplePicture } from './examplePictures.ts'
import { PictureStage, type PictureStageProps } from './PictureStage.tsx'
import { asTaken } from './pictureView.ts'
import { type LightPanelProps, LightPanel } from './PictureTools.tsx'

/** Stands in for the viewer, which holds how the picture is looked at. */
function LiveStage(props: Omit<PictureStageProps, 'view' | 'onView'>) {
  const [view, setView] = useState(asTaken)
  return <PictureStage {...props} view={view} onView={setView} />
}

const meta = preview.meta({
  component: LiveStage,
  subcomponents: { LightPanel },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, padding: space(4) }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: { url: drawnPicture(examplePicture(4)), place: 1, total: 3, full: false, onFull: fn(), onLeaf: fn() },
})

export const Loading = meta.story({ args: { ...Ready.composed.args, url: undefined } })
export const OnlyOne = meta.story({ args: { ...Ready.composed.args, total: 1 } })

export const ByKeyboard = meta.story({
  args: Ready.composed.args,
  play: async ({ args, canvas, userEvent, step }) => {
    const stage = canvas.getByRole('application', { name: 'Bild 1 von 3' })
    stage.focus()
    await step('Plus vergrößert, was auch gesagt wird', async () => {
      await userEvent.keyboard('+')
      await expect(canvas.getAllByText('150 %')).toHaveLength(2)
    })
    await step('Vergrößert bewegen die Pfeile das Bild, statt zu blättern', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onLeaf).not.toHaveBeenCalled()
      await expect(canvas.getByRole('img').style.transform).toContain('translate(-10cqw')
    })
    await step('D dreht, 0 zeigt das Ganze, und dann blättern die Pfeile', async () => {
      await userEvent.keyboard('d0{ArrowLeft}')
      await expect(canvas.getByText('um 90° gedreht')).toBeInTheDocument()
      await expect(args.onLeaf).toHaveBeenCalledWith(-1)
    })
    await step('F verlangt den ganzen Bildschirm', async () => {
      await userEvent.keyboard('f')
      await expect(args.onFull).toHaveBeenCalledOnce()
    })
  },
})

export const ByWheel = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, step }) => {
    const stage = canvas.getByRole('application', { name: 'Bild 1 von 3' })
    await step('Das Rad vergrößert', async () => {
      await fireEvent.wheel(stage, { deltaY: -400 })
      await expect(await canvas.findAllByText('272 %')).not.toHaveLength(0)
    })
    await step('Beim ganzen Bild bleibt es der Seite', async () => {
      await fireEvent.wheel(stage, { deltaY: 2_000 })
      await waitFor(async () => expect(await fireEvent.wheel(stage, { deltaY: 100 })).toBe(true))
    })
  },
})

export const Lit = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    await step('Helligkeit und Kontrast sind zur Hand', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Helligkeit und Kontrast' }))
      await fireEvent.change(canvas.getByRole('slider', { name: 'Helligkeit' }), { target: { value: '150' } })
      await expect(canvas.getByRole('img').style.filter).toBe('brightness(150%) contrast(100%)')
    })
  },
})

export const Turned = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Drehen (D)' }))
  },
})

const light = { view: { brightness: 140, contrast: 100 }, onChange: fn() } satisfies LightPanelProps

export const Light = meta.story({
  args: Ready.composed.args,
  render: () => <LightPanel {...light} />,
  parameters: { layout: 'centered' },
  play: async ({ canvas, userEvent }) => {
    await fireEvent.change(canvas.getByRole('slider', { name: 'Kontrast' }), { target: { value: '80' } })
    await expect(light.onChange).toHaveBeenCalledWith({ brightness: 140, contrast: 80 })
    await userEvent.click(canvas.getByRole('button'))
    await expect(light.onChange).toHaveBeenLastCalledWith({ brightness: 100, contrast: 100 })
  },
})
