import type { Picture } from '@waldkerf/domain/entities/beetles/beetles'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import { drawnPicture, examplePicture } from '../examplePictures.ts'
import { PictureEditor, type PictureEditorProps } from './PictureEditor.tsx'

/** Stands in for the container: stores the order, and puts added pictures at the end. */
function LiveEditor({ pictures: start, pictureUrl, actions }: PictureEditorProps) {
  const [pictures, setPictures] = useState(start)
  const live: PictureEditorProps['actions'] = {
    add: async (picture, key) => {
      await actions.add?.(picture, key)
      setPictures((all) => [...all, examplePicture(all.length + 10)])
    },
    order: async (names) => {
      await actions.order(names)
      setPictures((all) => names.flatMap((name) => all.find(({ filename }) => filename === name) ?? []))
    },
    remove: async (picture) => {
      await actions.remove(picture)
      setPictures((all) => all.filter(({ id }) => id !== picture.id))
    },
  }
  return <PictureEditor pictures={pictures} pictureUrl={pictureUrl} actions={live} />
}

const meta = preview.meta({
  component: PictureEditor,
  render: (args) => <LiveEditor {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, padding: space(4) }}>
        <Story />
      </div>
    ),
  ],
})

/** A file as a camera writes it: a true JPEG of the given size. */
async function photo(name: string, width = 3_000, height = 2_000): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, height / 2)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' })
}

const fileInput = (element: Element) => element.querySelector<HTMLInputElement>('input[multiple]')!
const fileNames = (pictures: readonly Picture[], ...order: readonly number[]) =>
  order.map((at) => pictures[at]!.filename)
const three = [examplePicture(1), examplePicture(2), examplePicture(3)]

export const Ready = meta.story({
  args: {
    pictures: three,
    pictureUrl: drawnPicture,
    actions: { add: fn(async () => undefined), order: fn(async () => undefined), remove: fn(async () => undefined) },
  },
})

export const Empty = meta.story({ args: { ...Ready.composed.args, pictures: [] } })

export const Ordered = meta.story({
  args: Ready.composed.args,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein Knopf rückt ein Bild um eins weiter, und die Reihenfolge ist gespeichert', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bild 1 nach hinten' }))
      await expect(args.actions.order).toHaveBeenLastCalledWith(fileNames(three, 1, 0, 2))
    })
    await step('Ebenso die Pfeiltasten auf dem Bild selbst', async () => {
      canvas.getByRole('button', { name: 'Bild 3 verschieben' }).focus()
      await userEvent.keyboard(' ')
      await expect(await canvas.findByText('Bild 3 an Stelle 3.')).toBeInTheDocument()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(await canvas.findByText('Bild 3 an Stelle 2.')).toBeInTheDocument()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(args.actions.order).toHaveBeenLastCalledWith(fileNames(three, 1, 2, 0)))
    })
  },
})

export const RemovedAndBack = meta.story({
  tags: ['long'],
  args: Ready.composed.args,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein entferntes Bild geht sofort, gespeichert ist noch nichts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bild 2 entfernen' }))
      await expect(canvas.getByText('Das Bild ist entfernt.')).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Bild 3 verschieben' })).toBeNull()
    })
    await step('Zurückgenommen steht es, wo es war', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
      await expect(canvas.getByRole('button', { name: 'Bild 3 verschieben' })).toBeVisible()
      await expect(args.actions.remove).not.toHaveBeenCalled()
    })
    await step('Bleibt es dabei, ist das Entfernen nach einer Weile gespeichert', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bild 2 entfernen' }))
      await waitFor(() => expect(args.actions.remove).toHaveBeenCalledWith(three[1]), { timeout: 7_000 })
    })
  },
})

export const RemovalFails = meta.story({
  args: {
    ...Ready.composed.args,
    actions: {
      ...Ready.composed.args.actions,
      remove: fn(async ({ id }: Picture) => {
        if (id === three[1]?.id) throw new Error('Der Datendienst antwortet gerade nicht.')
      }),
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Zwei entfernte Bilder warten', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bild 2 entfernen' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Bild 2 entfernen' }))
      await expect(canvas.getByText('2 Bilder sind entfernt.')).toBeVisible()
    })
    await step('Wer die Seite verlässt, schickt beide ab', async () => {
      const hidden = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
      hidden.mockRestore()
      await waitFor(() => expect(args.actions.remove).toHaveBeenCalledTimes(2))
    })
    await step('Das Bild, das nicht ging, kommt mit dem Grund zurück', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Der Datendienst antwortet gerade nicht.')
      await expect(canvas.getByRole('button', { name: 'Bild 2 verschieben' })).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Bild 3 verschieben' })).toBeNull()
    })
  },
})

export const Added = meta.story({
  args: Ready.composed.args,
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    await step('Ein großes Foto wird verkleinert und als WebP neu geschrieben', async () => {
      await userEvent.upload(fileInput(canvasElement), await photo('Fichte.jpg'))
      await expect(await canvas.findByText('Fichte.jpg ist hinzugefügt.', {}, { timeout: 8_000 })).toBeVisible()
      await expect(args.actions.add).toHaveBeenCalledWith(
        expect.objectContaining({ breite: 2_560, hoehe: 1_707, aufgenommen_am: null }),
        expect.any(String),
      )
      await expect(canvas.getByRole('button', { name: 'Bild 4 verschieben' })).toBeVisible()
    })
    await step('Ebenso eines, das auf die Bilder fällt', async () => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(await photo('Kiefer.jpg', 300, 200))
      const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
      await fireEvent(canvas.getByRole('button', { name: 'Bild 1 verschieben' }), drop)
      await expect(await canvas.findByText('Kiefer.jpg ist hinzugefügt.', {}, { timeout: 8_000 })).toBeVisible()
    })
  },
})

export const BadFiles = meta.story({
  args: { ...Ready.composed.args, pictures: Array.from({ length: 10 }, (_, i) => examplePicture(i + 1)) },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('Jede untaugliche Datei sagt, was an ihr falsch ist', async () => {
      const files = [
        new File(['<svg onload="alert(1)">'], 'Rechnung.jpg', { type: 'image/jpeg' }),
        new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, ...Array.from({ length: 40 }, () => 0)])], 'halb.jpg', {
          type: 'image/jpeg',
        }),
        await photo('zu-viel.jpg', 30, 20),
      ]
      await userEvent.upload(fileInput(canvasElement), files)
      await expect(await canvas.findByText(/Das ist kein Bild/)).toBeVisible()
      await expect(await canvas.findByText(/Das Bild ist beschädigt/)).toBeVisible()
      await expect(canvas.getByText(/höchstens 12 Bilder/)).toBeVisible()
      await expect(args.actions.add).not.toHaveBeenCalled()
    })
  },
})

export const NotSent = meta.story({
  args: {
    ...Ready.composed.args,
    actions: {
      ...Ready.composed.args.actions,
      add: fn(async () => {
        throw new Error('Der Datendienst antwortet gerade nicht.')
      }),
    },
  },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('Was nicht gesendet ist, lässt sich noch einmal senden', async () => {
      await userEvent.upload(fileInput(canvasElement), await photo('Fichte.jpg', 300, 200))
      await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen' }, { timeout: 8_000 }))
      await waitFor(() => expect(args.actions.add).toHaveBeenCalledTimes(2))
      await expect(await canvas.findByText(/Der Datendienst antwortet gerade nicht/)).toBeVisible()
    })
  },
})
