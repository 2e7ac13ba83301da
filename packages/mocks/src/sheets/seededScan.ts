import { seedSheets, type WorldSize } from '../seed/world.ts'
import { sheetPng } from './drawSheet.ts'

/** The columns of a stored map that show whether it is still the example map with its id. */
interface StoredMap {
  id: number
  width: number | null
  height: number | null
}

/**
 * Draws the scans of the example maps on demand: `image/png`. Undefined for other maps, and for maps whose scan now has
 * another size.
 */
export function seededScans(size: WorldSize) {
  let sheets: ReturnType<typeof seedSheets> | undefined
  return async ({ id, width, height }: StoredMap): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    sheets ??= seedSheets(size)
    const sheet = sheets[id - 1]
    const isOwn = sheet?.map.width === width && sheet.map.height === height
    return sheet && isOwn ? sheetPng(sheet) : undefined
  }
}
