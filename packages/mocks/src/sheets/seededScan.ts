import { seedSheets, type WorldSize } from '../seed/world.ts'
import { sheetPng } from './drawSheet.ts'

/** The part of a stored map that tells whether it is still the example map of its number. */
interface StoredMap {
  id: number
  width: number | null
  height: number | null
}

/**
 * Draws the scans of an example world's maps, each when it is asked for: `image/png`. Undefined for maps that are not of
 * that world, and for those whose scan has another size by now.
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
