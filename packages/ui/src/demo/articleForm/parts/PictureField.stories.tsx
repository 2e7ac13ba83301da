import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import type { Upload } from '../../upload/upload.ts'
import { PictureField } from '../PictureField.tsx'

const meta = preview.meta({ component: PictureField, parameters: { layout: 'padded' } })

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160"><rect width="320" height="160" fill="#007d40"/></svg>',
)}`

export const Ready = meta.story({
  args: { url: picture, onChange: fn(), upload: fn<Upload>(async (_file, { onProgress }) => onProgress(1)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onChange).toHaveBeenCalledWith('')
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, url: '' } })
export const Missing = meta.story({
  args: { ...Empty.composed.args, error: 'Zum Veröffentlichen gehört ein Bild.' },
})
export const Foreign = meta.story({
  args: { ...Empty.composed.args, upload: fn<Upload>() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Was nur Bild heißt, wird nicht hochgeladen', async () => {
      const [field] = canvas.getAllByLabelText(/./, { selector: 'input[type=file]' })
      await userEvent.upload(field!, new File(['<svg onload="x">'], 'bild.png', { type: 'image/png' }))
      await expect(await canvas.findByText('Das ist kein Bild, das hier gelesen werden kann.')).toBeVisible()
      await expect(args.upload).not.toHaveBeenCalled()
    })
  },
})
