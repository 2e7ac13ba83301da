import preview from '@waldkerf/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { fourFields } from '@waldkerf/ui/parts/ScanView/examples/exampleGeoTiff.ts'
import { exampleSheet } from '../examples/exampleSheets.ts'
import { SheetThumb } from './SheetThumb.tsx'

const file = fourFields(600, 400)
const meta = preview.meta({ component: SheetThumb })

export const Ready = meta.story({
  args: {
    sheet: exampleSheet(1, { objekt: 'thumb', bytes: file.size }),
    source: { read: (_sheet, from, length) => file.slice(from, from + length).arrayBuffer() },
    children: <Icon name="map" />,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBe(112), { timeout: 8_000 })
  },
})

/** A sheet without a layer, or one that cannot be read, keeps its sign. */
export const None = meta.story({ args: { ...Ready.composed.args, sheet: undefined } })
