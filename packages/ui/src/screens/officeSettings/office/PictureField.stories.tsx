import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked } from 'storybook/test'
import { PictureField } from './PictureField.tsx'

const meta = preview.meta({ component: PictureField, parameters: { layout: 'padded' } })

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="48"><rect width="120" height="48" fill="#007d40"/></svg>',
)}`
const file = (type: string) => new File(['x'], 'logo', { type })
const inputOf = (element: Element) => element.querySelector('input')!

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
    // What the browser's own dialog would leave out can still be dropped on it.
    const user = userEvent.setup({ applyAccept: false })
    await step('What is no picture is not sent', async () => {
      await user.upload(inputOf(canvasElement), file('text/plain'))
      await expect(await canvas.findByRole('alert')).toBeVisible()
      await expect(args.addPicture).not.toHaveBeenCalled()
    })
    await step('What is refused is said, and the old picture stays', async () => {
      mocked(args.addPicture).mockRejectedValueOnce(new Error('Der Datendienst antwortet nicht.'))
      await user.upload(inputOf(canvasElement), file('image/png'))
      await expect(await canvas.findByText('Der Datendienst antwortet nicht.')).toBeVisible()
      await expect(args.onChange).not.toHaveBeenCalled()
    })
  },
})
