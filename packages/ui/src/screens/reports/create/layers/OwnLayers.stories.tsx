import { readLayer } from '@waldkerf/domain/places/layers/readLayer'
import { mostBytes } from '@waldkerf/domain/places/layers/layerProblem'
import type { OwnLayer } from '@waldkerf/domain/places/layers/ownLayer'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { exampleGeoJson, exampleLayer } from './exampleLayers.ts'
import { OwnLayers } from './OwnLayers.tsx'
import { useLayerFiles } from './useLayerFiles.ts'

interface KeptProps {
  layers: readonly OwnLayer[]
  onRemove: (key: string) => void
}

/** Reads files and keeps the layers, as the page does. */
function Kept({ layers: first, onRemove }: KeptProps) {
  const [layers, setLayers] = useState(first)
  const files = useLayerFiles(async (file) => {
    const read = await readLayer(file)
    if ('problem' in read) return read.problem
    setLayers((all) => [...all, { key: file.name, name: file.name, areas: read.areas }])
    return undefined
  })
  const remove = (key: string) => {
    onRemove(key)
    setLayers((all) => all.filter((one) => one.key !== key))
  }
  return <OwnLayers layers={layers} files={files} onRemove={remove} />
}

const meta = preview.meta({ component: Kept, parameters: { layout: 'centered' } })

const open = async (canvas: ReturnType<typeof within>, click: (element: Element) => Promise<void>) => {
  await click(canvas.getByRole('button', { name: /^Eigene Ebenen/ }))
  return screen.findByRole('dialog', { name: 'Eigene Ebenen' })
}

export const Ready = meta.story({
  args: { layers: [exampleLayer()], onRemove: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const dialog = await open(canvas, userEvent.click)
    await step('Eine Datei kommt dazu, mit dem, was in ihr ist', async () => {
      const chooser = within(dialog).getByLabelText('Datei hinzufügen', { selector: 'input' })
      await expect(dialog).toHaveTextContent('revier-forstenried.gpkg9 Flächen')
      await userEvent.upload(chooser, new File([exampleGeoJson()], 'abt.geojson'))
      await expect(await within(dialog).findByText('1 Fläche')).toBeVisible()
    })
    await step('Eine wird wieder entfernt', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Ebene revier-forstenried.gpkg entfernen' }))
      await expect(args.onRemove).toHaveBeenCalledWith('revier')
      await expect(dialog).not.toHaveTextContent('forstenried')
    })
  },
})

export const Empty = meta.story({
  args: { ...Ready.composed.args, layers: [] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent.click)
    await expect(within(dialog).getByRole('button', { name: 'Datei hinzufügen' })).toBeVisible()
  },
})

const bad: readonly (readonly [name: string, content: string | ArrayBuffer, words: RegExp])[] = [
  ['gross.geojson', new ArrayBuffer(2 * mostBytes), /Die Datei hat 50 MB, möglich sind 25\./],
  ['halb.geojson', '{"type":"Feat', /beschädigt oder unvollständig/],
  ['leer.geojson', '{"type":"FeatureCollection","features":[]}', /keine Flächen/],
  ['fremd.geojson', exampleGeoJson(2180), /EPSG:2180\) ist hier nicht bekannt/],
  ['weg.gpx', '<gpx><trk></trk></gpx>', /weder Wegpunkte noch eine geschlossene Spur/],
  ['forst.json', '<kml></kml>', /weder GeoJSON noch GPX noch GeoPackage/],
]

/** Each file that cannot be shown says why, by its name. */
export const Failed = meta.story({
  args: { ...Ready.composed.args, layers: [] },
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await open(canvas, userEvent.click)
    await step('Jede Datei sagt, was ihr fehlt', async () => {
      const chooser = within(dialog).getByLabelText('Datei hinzufügen', { selector: 'input' })
      const files = bad.map(([name, content]) => new File([content], name))
      await userEvent.upload(chooser, files)
      await waitFor(() => expect(within(dialog).getAllByRole('alert')).toHaveLength(bad.length), { timeout: 10_000 })
      for (const [place, [name, , words]] of bad.entries()) {
        const alert = within(dialog).getAllByRole('alert')[place]
        await expect(alert).toHaveTextContent(name)
        await expect(alert).toHaveTextContent(words)
      }
    })
  },
})

export const Phone = meta.story({
  args: Ready.composed.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await open(canvas, userEvent.click)).toBeVisible()
  },
})
