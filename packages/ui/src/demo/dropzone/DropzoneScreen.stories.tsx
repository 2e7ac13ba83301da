import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import type { ComponentProps } from 'react'
import { examplePicture } from '../upload/examplePictures.ts'
import type { Upload } from '../upload/upload.ts'
import { DropzoneScreen } from './DropzoneScreen.tsx'
import { DroppedTile, Tiles } from './DroppedTile.tsx'

const meta = preview.meta({
  component: DropzoneScreen,
  subcomponents: { DroppedTile },
  args: { upload: fn<Upload>(async (_file, { onProgress }) => onProgress(1)), say: fn() },
})

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('Bilder wählen', { selector: 'input' })
    await step('Drei passen, das vierte sagt selbst, warum es nicht geht', async () => {
      const files = await Promise.all(['eins', 'zwei', 'drei', 'vier'].map((name) => examplePicture(`${name}.png`, 40)))
      await userEvent.upload(field, files)
      await waitFor(() => expect(canvas.getAllByText('Gespeichert')).toHaveLength(3))
      await expect(await canvas.findByText('Mehr als drei Dateien gehen nicht. Erst eine entfernen.')).toBeVisible()
      await expect(args.say).toHaveBeenCalledWith('drei.png ist hochgeladen.')
    })
    await step('Was nie gespeichert war, wird still entfernt; was gespeichert war, mit einer Meldung', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'vier.png entfernen' }))
      await expect(args.say).not.toHaveBeenCalledWith('vier.png ist gelöscht.')
      await userEvent.click(canvas.getByRole('button', { name: 'eins.png entfernen' }))
      await expect(args.say).toHaveBeenCalledWith('eins.png ist gelöscht.')
    })
  },
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Waldrand entfernen' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Fraßbild entfernen' }))
    await expect(canvas.getByText('Noch nichts abgelegt')).toBeVisible()
  },
})

export const Loading = meta.story({
  args: {
    upload: fn<Upload>((_file, { onProgress }) => {
      onProgress(0.4)
      return new Promise(() => undefined)
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Bilder wählen', { selector: 'input' }), [
      await examplePicture('langsam.png', 40),
    ])
    await expect(await canvas.findByRole('progressbar', { name: 'langsam.png wird hochgeladen' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
  },
})

export const Failed = meta.story({
  args: { upload: fn<Upload>(async () => Promise.reject(new Error('Der Dienst ist nicht erreichbar.'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Bilder wählen', { selector: 'input' }), [
      await examplePicture('bild.png', 40),
    ])
    await expect(await canvas.findByText('Der Dienst ist nicht erreichbar.')).toBeVisible()
  },
})

export const Foreign = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Nicht der Name zählt, sondern der Inhalt', async () => {
      const user = userEvent.setup({ applyAccept: false })
      const picture = new File([await examplePicture('x', 40)], 'rinde.dat', { type: 'text/plain' })
      const drawing = new File(['<svg onload="x">'], 'bild.png', { type: 'image/png' })
      await user.upload(canvas.getByLabelText('Bilder wählen', { selector: 'input' }), [drawing, picture])
      await expect(await canvas.findByText('Kein Bild, das hier gelesen werden kann.')).toBeVisible()
      await waitFor(() => expect(args.say).toHaveBeenCalledWith('rinde.dat ist hochgeladen.'))
    })
  },
})

export const Pasted = meta.story({
  play: async ({ canvas, step }) => {
    await step('Alle eingefügten Dateien kommen an', async () => {
      const clipboardData = new DataTransfer()
      for (const name of ['a.png', 'b.png']) clipboardData.items.add(await examplePicture(name, 40))
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
      await waitFor(() => expect(canvas.getAllByText('Gespeichert')).toHaveLength(2))
    })
  },
})

const tile = {
  file: { id: '1', name: 'rinde.png', state: { status: 'stored' } },
  onRemove: fn(),
} satisfies ComponentProps<typeof DroppedTile>

export const Tile = meta.story({
  args: Ready.composed.args,
  render: () => <DroppedTile {...tile} />,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <Tiles>
        <Story />
      </Tiles>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(tile.onRemove).toHaveBeenCalledOnce()
  },
})
export const TileUploading = meta.story({
  args: Ready.composed.args,
  render: () => (
    <DroppedTile {...tile} file={{ id: '1', name: 'rinde.png', state: { status: 'uploading', share: 0.4 } }} />
  ),
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <Tiles>
        <Story />
      </Tiles>
    ),
  ],
})
export const TileFailed = meta.story({
  args: Ready.composed.args,
  render: () => (
    <DroppedTile
      {...tile}
      file={{ id: '1', name: `${'rinde-'.repeat(12)}.tiff`, state: { status: 'failed', problem: 'kind' } }}
    />
  ),
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <Tiles>
        <Story />
      </Tiles>
    ),
  ],
})
export const TileGiven = meta.story({
  args: Ready.composed.args,
  render: () => <DroppedTile {...tile} file={{ id: '1', name: 'rinde.png', state: { status: 'given' } }} />,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <Tiles>
        <Story />
      </Tiles>
    ),
  ],
})
