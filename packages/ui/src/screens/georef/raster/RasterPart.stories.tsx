import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import type { ScanPicture } from '@waldkerf/ui/parts/ScanView/ScanView'
import { exampleWork } from '../examples/exampleWork.ts'
import { RasterPart, type RasterPartProps } from './RasterPart.tsx'
import type { StoreLayer } from './useRaster.ts'

/** A quarter of the example's sides: GDAL itself works on it. */
const sheet = { width: 414, height: 293 }

/** A sheet with parallel drains, as its file. */
async function drawnFile(): Promise<Blob> {
  const canvas = new OffscreenCanvas(sheet.width, sheet.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#f7f1e1'
  context.fillRect(0, 0, sheet.width, sheet.height)
  context.fillStyle = '#1f4e8c'
  for (let x = 25; x < sheet.width; x += 15) context.fillRect(x, 20, 1, sheet.height - 40)
  return canvas.convertToBlob({ type: 'image/jpeg' })
}

const picture: ScanPicture = {
  size: sheet,
  overview: undefined as never,
  tile: async () => null,
  close: () => undefined,
}

interface FrameProps extends Omit<RasterPartProps, 'scan' | 'open' | 'onOpen' | 'onClose'> {
  file: Blob | undefined
}

/** The workplace's part of it: opened from the menu, closed while it works. */
function Frame({ file, ...part }: FrameProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <main>
      <RasterPart
        {...part}
        scan={{ status: 'ready', name: 'oberfeld.jpg', picture, file }}
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      />
    </main>
  )
}

const meta = preview.meta({
  component: Frame,
  args: { work: exampleWork(), sheet, stored: '', isSaved: true, file: new Blob(['no picture']) },
})

const patience = { timeout: 60_000 }

/** GDAL itself works here: the file is a Cloud Optimized GeoTIFF. */
export const Ready = meta.story({
  loaders: [async () => ({ file: await drawnFile() })],
  render: (args, { loaded }) => <Frame {...args} file={loaded.file as Blob} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Während GDAL rechnet, kann der Dialog geschlossen werden', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Erzeugen' }))
      await userEvent.keyboard('{Escape}')
      await expect(await canvas.findByText(/^GeoTIFF erzeugen: /)).toBeVisible()
    })
    await step('Die Datei ist heruntergeladen und nochmals zu haben', async () => {
      await expect(await canvas.findByText(/oberfeld_georef\.tif ist fertig/, {}, patience)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Anzeigen' }))
      await expect(await screen.findByRole('button', { name: 'Nochmals herunterladen' })).toBeVisible()
    })
  },
})

const storeLayer = fn<StoreLayer>(async () => undefined)

async function isStored() {
  await expect(await screen.findByText(/Die Ebene ist gespeichert/, {}, patience)).toBeVisible()
  const [file] = storeLayer.mock.lastCall ?? []
  // Packed anew for maps, not as GDAL wrote it.
  await expect([file?.type, (file?.size ?? 0) > 1_000]).toEqual(['image/tiff', true])
}

/** The sheet becomes the map's layer. */
export const Layer = meta.story({
  ...Ready.input,
  tags: ['long'],
  args: { layer: { known: null, store: storeLayer } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Als Ebene bereitstellen' }))
    await isStored()
  },
})

/** Refused by the service: the words are said, and trying again stores it. */
export const LayerRefused = meta.story({
  tags: ['long'],
  ...Ready.input,
  args: {
    layer: { known: { von: 'expert@waldkerf.test', seit: '2026-11-02T09:12:00Z', veraltet: true }, store: storeLayer },
  },
  play: async ({ userEvent }) => {
    storeLayer.mockRejectedValueOnce(new Error('Die Karte wurde inzwischen geändert.'))
    await expect(await screen.findByText(/Die Ebene ist vom 02.11.2026, 10:12/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Als Ebene bereitstellen' }))
    await expect(await screen.findByText(/nicht gespeichert.*inzwischen geändert/, {}, patience)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Als Ebene bereitstellen' }))
    await isStored()
  },
})

/** The points have changed since: said beside the work, with the way to a new one. */
export const Outdated = meta.story({
  ...Ready.input,
  args: {
    layer: { known: { von: 'expert@waldkerf.test', seit: '2026-11-02T09:12:00Z', veraltet: true }, store: storeLayer },
  },
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('button', { name: 'Als Ebene bereitstellen' })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Ebene neu bereitstellen' }))
    await expect(await screen.findByRole('button', { name: 'Als Ebene bereitstellen' })).toBeVisible()
  },
})

/** A file that GDAL cannot read. */
export const Failed = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Erzeugen' }))
    await expect(
      await screen.findByText(/GDAL kann dieses Kartenbild nicht lesen.*not recognized/, {}, patience),
    ).toBeVisible()
  },
})

export const TooLarge = meta.story({
  args: { sheet: { width: 30_000, height: 24_000 } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('GB Speicher')
    await expect(screen.getByRole('button', { name: 'Erzeugen' })).toBeDisabled()
  },
})

/** The scan comes in tiles, and there is no file to work on. */
export const Tiles = meta.story({ args: { file: undefined, isSaved: false } })
