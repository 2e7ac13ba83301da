import { mapRows } from '@waldkerf/domain/maps/mapFilter'
import { exampleMap } from '@waldkerf/domain/maps/exampleMap'
import preview from '@waldkerf/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { fourFields } from '@waldkerf/ui/parts/ScanView/examples/exampleGeoTiff.ts'
import { exampleSheet } from '@waldkerf/ui/parts/Sheets/examples/exampleSheets.ts'
import type { SheetSource } from '@waldkerf/ui/parts/Sheets/sheetTypes.ts'
import { LayersContext } from './layers.ts'
import { MapThumb } from './MapThumb.tsx'

const file = fourFields(300, 200)
const source: SheetSource = { read: (_sheet, from, length) => file.slice(from, from + length).arrayBuffer() }
const layer = exampleSheet(1, { objekt: 'listed', bytes: file.size })
const [withLayer, without] = mapRows([exampleMap(1), exampleMap(2)], new Map(), undefined)

const meta = preview.meta({
  component: MapThumb,
  decorators: [
    (Story) => (
      <LayersContext value={{ byMap: new Map([[1, layer]]), source }}>
        <Story />
      </LayersContext>
    ),
  ],
})

export const Ready = meta.story({
  args: { map: withLayer! },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible(), { timeout: 8_000 })
  },
})

/** Without a layer: a drawing in the sheet's proportions. */
export const Drawn = meta.story({ args: { map: without! } })
