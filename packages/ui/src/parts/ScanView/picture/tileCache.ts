import { tileName, type TilePlace } from '../view/tiles.ts'
import type { ScanPicture } from './openPicture.ts'

/** Tiles that are kept: a view and a half on a large screen. A megabyte each. */
const most = 96

/** The tiles that were shown lately. @param onTile called when one has come, to draw anew */
export function createTileCache(picture: Pick<ScanPicture, 'tile'>, onTile: () => void) {
  const tiles = new Map<string, ImageBitmap>()
  const asked = new Set<string>()
  let isClosed = false

  function keep(name: string, bitmap: ImageBitmap) {
    tiles.set(name, bitmap)
    const [oldest] = tiles.keys()
    if (tiles.size <= most || oldest === undefined) return
    tiles.get(oldest)?.close()
    tiles.delete(oldest)
  }
  async function ask(place: TilePlace, name: string) {
    asked.add(name)
    const bitmap = await picture.tile(place)
    asked.delete(name)
    if (isClosed) bitmap?.close()
    else if (bitmap) {
      keep(name, bitmap)
      onTile()
    }
  }
  return {
    /** The tile if it is there; else it is asked for. */
    get(place: TilePlace): ImageBitmap | undefined {
      const name = tileName(place)
      const tile = tiles.get(name)
      if (!tile && !asked.has(name)) void ask(place, name)
      if (!tile) return undefined
      // The last one used is the last one to go.
      tiles.delete(name)
      tiles.set(name, tile)
      return tile
    },
    close() {
      isClosed = true
      for (const tile of tiles.values()) tile.close()
      tiles.clear()
    },
  }
}

export type TileCache = ReturnType<typeof createTileCache>
