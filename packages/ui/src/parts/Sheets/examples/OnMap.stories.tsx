import { expect, waitFor } from 'storybook/test'
import preview from '@waldkerf/storybook/preview'
import { MapView, type MapViewProps } from '@waldkerf/ui/parts/MapView/MapView'
import { exampleKinds, exampleLabel, examplePoints } from '@waldkerf/ui/parts/MapView/examples/examplePoints.ts'
import { fourFields } from '@waldkerf/ui/parts/ScanView/examples/exampleGeoTiff.ts'
import { TextStoreProvider } from '@waldkerf/ui/storage/TextStore'
import type { Sheets } from '../sheetTypes.ts'
import { exampleSheet } from './exampleSheets.ts'

const key = 'waldkerf-sheets-story'
const file = fourFields(1_200, 800)
const good = exampleSheet(1, { map_name: 'Vier Felder', objekt: 'fields', bytes: file.size })
const broken = exampleSheet(2, { map_name: 'Kaputt', objekt: 'broken', bytes: 5_000 })
const sheets: Sheets = {
  list: { status: 'ready', data: [good, broken] },
  want: () => undefined,
  source: {
    read: async ({ karte_id }, from, length) =>
      karte_id === 1 ? file.slice(from, from + length).arrayBuffer() : new ArrayBuffer(length),
  },
}

const args: MapViewProps = {
  label: 'Fundorte',
  source: { type: 'points', points: examplePoints(20) },
  kinds: exampleKinds,
  pointLabel: exampleLabel,
  baseMaps: { maps: [], person: 'story', sheets },
}

const meta = preview.meta({
  component: MapView,
  beforeEach: () => localStorage.setItem(key, JSON.stringify({ on: [1], opacity: 1 })),
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <TextStoreProvider store={localStorage}>
          <Story />
        </TextStoreProvider>
      </div>
    ),
  ],
})

/** Colours that are drawn in the pane of the sheets. */
function drawnColours(element: HTMLElement): Set<string> {
  const found = new Set<string>()
  for (const canvas of element.querySelectorAll<HTMLCanvasElement>('.leaflet-sheets-pane canvas')) {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    for (let at = 0; at < data.length; at += 4)
      if (data[at + 3] === 255) found.add(`${data[at]},${data[at + 1]},${data[at + 2]}`)
  }
  return found
}

const fields = ['255,0,0', '0,255,0', '0,0,255', '255,255,255']

/** A sheet lies on the map, from its file. */
export const Ready = meta.story({
  args,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Darstellung' }))
    await step('Hingehen zeigt das ganze Blatt mit allen Feldern', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Dorthin: Vier Felder' }))
      await waitFor(() => expect([...drawnColours(canvasElement)]).toEqual(expect.arrayContaining(fields)), {
        timeout: 10_000,
      })
    })
  },
})

/** One goes to a sheet that is not switched on, too. */
export const GoesThere = meta.story({
  args,
  beforeEach: () => localStorage.setItem(key, JSON.stringify({ on: [], opacity: 1 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Darstellung' }))
    const scale = () => canvas.getByText(/^\d+\sk?m$/).textContent
    const before = scale()
    await userEvent.click(await canvas.findByRole('button', { name: 'Dorthin: Vier Felder' }))
    await waitFor(() => expect(scale()).not.toBe(before), { timeout: 8_000 })
  },
})

/** A file that is none says so beside its name; the others stay. */
export const Failed = meta.story({
  args,
  beforeEach: () => localStorage.setItem(key, JSON.stringify({ on: [1, 2], opacity: 1 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Darstellung' }))
    await expect(await canvas.findByText(/Die Datei lässt sich nicht lesen/, {}, { timeout: 10_000 })).toBeVisible()
  },
})
