import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { drawnPicture, examplePicture } from '../examplePictures.ts'
import { PictureTiles } from './PictureTiles.tsx'
import { type AddPicturesProps, AddPictures } from './AddPictures.tsx'
import { type UploadListProps, UploadList } from './UploadList.tsx'

const meta = preview.meta({
  component: PictureTiles,
  subcomponents: { AddPictures, UploadList },
  parameters: { layout: 'padded' },
})

const pictures = [1, 2, 3].map((id) => examplePicture(id))

export const Ready = meta.story({
  args: { pictures, pictureUrl: drawnPicture, onMove: fn(), onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Bild 2 .*nach vorn/ }))
    await expect(args.onMove).toHaveBeenCalledWith(pictures[1], 0)
  },
})
/** Pictures that are still being loaded. */
export const Loading = meta.story({ args: { ...Ready.composed.args, pictureUrl: () => undefined } })

const add = { onFiles: fn() } satisfies AddPicturesProps

export const Add = meta.story({
  args: Ready.composed.args,
  render: () => <AddPictures {...add} />,
  play: async ({ canvasElement, userEvent }) => {
    const file = new File(['wald'], 'rinde.jpg', { type: 'image/jpeg' })
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[multiple]')!, file)
    await expect(add.onFiles).toHaveBeenCalledWith([file])
  },
})

const uploads = {
  uploads: [
    { key: 1, name: 'eins.jpg', state: 'sending' },
    { key: 2, name: 'zwei.jpg', state: 'added' },
    { key: 3, name: 'notiz.txt', state: 'refused', problem: 'noPicture' },
    { key: 4, name: 'vier.jpg', state: 'failed', message: 'Keine Verbindung.', again: fn() },
  ],
  onDismiss: fn(),
} satisfies UploadListProps

export const Uploads = meta.story({
  args: Ready.composed.args,
  render: () => <UploadList {...uploads} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meldung zu notiz.txt schließen' }))
    await expect(uploads.onDismiss).toHaveBeenCalledWith(3)
  },
})
export const UploadsEmpty = meta.story({
  args: Ready.composed.args,
  render: () => <UploadList uploads={[]} onDismiss={fn()} />,
})
