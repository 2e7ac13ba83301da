import preview from '@waldkerf/storybook/preview'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { AreaDrawing } from './AreaDrawing.tsx'

const meta = preview.meta({
  component: AreaDrawing,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 300 }}>
        <Story />
      </div>
    ),
  ],
})

const press = (type: string, x: number, y: number, rest = {}) =>
  new PointerEvent(type, { clientX: x, clientY: y, bubbles: true, ...rest })

export const Ready = meta.story({
  args: { tool: 'box', onArea: fn(), onCancel: fn() },
  play: async ({ args, canvasElement, userEvent, step }) => {
    const sheet = canvasElement.querySelector('svg')!
    const { left, top } = sheet.getBoundingClientRect()
    await step('Ich ziehe mit Umschalt einen Rahmen: er kommt hinzu', async () => {
      await fireEvent(sheet, press('pointerdown', left + 20, top + 20))
      await fireEvent(document, press('pointermove', left + 200, top + 120))
      await fireEvent(document, press('pointerup', left + 200, top + 120, { shiftKey: true }))
      await expect(args.onArea).toHaveBeenCalledWith(
        expect.arrayContaining([
          [20, 20],
          [200, 120],
        ]),
        true,
      )
    })
    await step('Escape beendet das Zeichnen', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onCancel).toHaveBeenCalledOnce()
    })
  },
})
/** The line follows the pointer until it is let go. */
export const Lasso = meta.story({
  args: { ...Ready.composed.args, tool: 'lasso' },
  play: async ({ canvasElement }) => {
    const sheet = canvasElement.querySelector('svg')!
    const { left, top } = sheet.getBoundingClientRect()
    await fireEvent(sheet, press('pointerdown', left + 60, top + 60))
    for (const [x, y] of [
      [160, 40],
      [260, 120],
      [180, 220],
      [80, 180],
    ] as const) {
      await fireEvent(document, press('pointermove', left + x, top + y))
    }
    await waitFor(() => expect(sheet.querySelector('path')?.getAttribute('d')).toMatch(/./))
  },
})
