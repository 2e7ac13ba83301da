import preview from '@waldkerf/storybook/preview'
import { converter } from '@waldkerf/domain/georef/coordinates/convert'
import { readGrid } from '@waldkerf/domain/georef/coordinates/grid'
import { ntv2 } from '@waldkerf/domain/georef/coordinates/testing/ntv2'
import { fourFields } from '@waldkerf/ui/parts/ScanView/examples/exampleGeoTiff.ts'
import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { startSheetWorker } from '../board/sheetWorker.ts'
import type { GridFile } from '../sheetTypes.ts'
import type { SheetBox } from '../worker/sheetMessages.ts'

/** A sheet in Gauß-Krüger, zone 4. */
const place = { epsg: 31_468, east: 4_400_000, north: 5_600_000 }
const side = 400
const file = fourFields(side, side, place)
const grid = (): GridFile => ({
  name: 'Probe',
  datum: 'DHDN',
  bytes: ntv2({ west: 10, south: 50, east: 11, north: 51 }, () => [-3, 4]),
})

async function findBox(grids: readonly GridFile[]): Promise<SheetBox | null> {
  const worker = startSheetWorker({
    read: (_id, from, length) => file.slice(from, from + length).arrayBuffer(),
    grids: async () => grids,
    onProblem: () => undefined,
  })
  const box = await worker.box({ id: 1, key: 'gauss', bytes: file.size })
  worker.end()
  return box
}

/** Where the layers' worker says that a sheet lies: with the seven parameters, and with an installation's grid. */
function Boxes() {
  const [boxes, setBoxes] = useState<Record<string, SheetBox | null>>({})
  useEffect(() => {
    const find = async () => setBoxes({ plain: await findBox([]), fine: await findBox([grid()]) })
    find().catch(() => undefined)
  }, [])
  return (
    <main>
      {Object.entries(boxes).map(([name, box]) => (
        <output key={name} aria-label={name}>
          {box?.join(' ')}
        </output>
      ))}
    </main>
  )
}

const meta = preview.meta({ component: Boxes })

/** The worker has conversions of its own: the grid counts in them as it does in the workplace. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    const read = async (name: string) =>
      (await canvas.findByLabelText(name, {}, { timeout: 8_000 })).textContent.split(' ').map(Number)
    const { name, datum, bytes } = grid()
    const known = readGrid(name, datum, bytes)
    const convert = known.ok ? converter(place.epsg, 4_326, [known.grid]) : null
    const corners = [0, side / 2].flatMap((right) =>
      [0, side / 2].map((down) => convert?.([place.east + right, place.north - down]) ?? [NaN, NaN]),
    )
    const [lons, lats] = [corners.map(([lon]) => lon), corners.map(([, lat]) => lat)]
    const wanted = [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)]
    const [plain, fine] = [await read('plain'), await read('fine')]
    for (const [at, degrees] of wanted.entries()) {
      await expect(fine[at]).toBeCloseTo(degrees, 8)
      // More than a metre.
      await expect(Math.abs(plain[at]! - degrees)).toBeGreaterThan(1e-5)
    }
  },
})
