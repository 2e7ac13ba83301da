import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked } from 'storybook/test'
import { PictureField } from './PictureField.tsx'

const meta = preview.meta({ component: PictureField, parameters: { layout: 'padded' } })

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="48"><rect width="120" height="48" fill="#007d40"/></svg>',
)}`
/** The head of a PNG that says how large it unpacks. */
function png(width: number, height: number) {
  const head = new DataView(new ArrayBuffer(64))
  const start = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
  for (const [at, byte] of start.entries()) head.setUint8(at, byte)
  head.setUint32(16, width)
  head.setUint32(20, height)
  return new File([head], 'logo')
}
const fileInput = (element: Element) => element.querySelector('input')!

export const Ready = meta.story({
  args: {
    label: 'Logo',
    name: 'logo.png',
    url: () => drawn,
    addPicture: fn(async () => 'neu.png'),
    onChange: fn(),
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, name: '' } })
export const Failed = meta.story({
  args: { ...Ready.composed.args, addPicture: fn(), onChange: fn() },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    // The browser's own dialog would hide such files, but they can be dropped on the field.
    const user = userEvent.setup({ applyAccept: false })
    await step('Was kein Bild ist, wird nicht gesendet', async () => {
      await user.upload(fileInput(canvasElement), new File(['<svg>'], 'logo.png', { type: 'image/png' }))
      await expect(await canvas.findByText('Bitte wählen Sie ein PNG oder ein JPEG.')).toBeVisible()
      await user.upload(fileInput(canvasElement), png(14_000, 14_000))
      await expect(await canvas.findByText('Das Bild ist zu groß: höchstens 40 Millionen Bildpunkte.')).toBeVisible()
      await expect(args.addPicture).not.toHaveBeenCalled()
    })
    await step('Was abgelehnt wird, wird gesagt, und das alte Bild bleibt', async () => {
      mocked(args.addPicture).mockRejectedValueOnce(new Error('Der Datendienst antwortet nicht.'))
      await user.upload(fileInput(canvasElement), png(120, 48))
      await expect(await canvas.findByText('Der Datendienst antwortet nicht.')).toBeVisible()
      await expect(args.onChange).not.toHaveBeenCalled()
    })
  },
})
