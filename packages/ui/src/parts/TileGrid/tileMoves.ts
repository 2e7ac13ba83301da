/** The tiles that a key moves through. */
export interface TileExtent {
  count: number
  /** Tiles in a line. */
  columns: number
  /** Lines that a page key passes. */
  page: number
}

type Move = (at: number, extent: TileExtent) => number

const lineAt = (at: number, columns: number) => Math.floor(at / columns)

/** So many lines down or up, in the same column; to the last tile where the last line is too short for it. */
const byLines =
  (lines: (extent: TileExtent) => number): Move =>
  (at, extent) => {
    const { count, columns } = extent
    if (at < 0) return 0
    const last = lineAt(count - 1, columns)
    const line = Math.max(0, Math.min(last, lineAt(at, columns) + lines(extent)))
    return Math.min(count - 1, line * columns + (at % columns))
  }

const moves: Readonly<Record<string, Move>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: byLines(() => 1),
  ArrowUp: byLines(() => -1),
  PageDown: byLines(({ page }) => page),
  PageUp: byLines(({ page }) => -page),
  Home: () => 0,
  End: (_at, { count }) => count - 1,
}

/** @param at place of the tile that the keyboard stands on; -1: on none yet @returns undefined for keys that do not move */
export function movedTile(key: string, at: number, extent: TileExtent): number | undefined {
  const target = moves[key]?.(at, extent)
  return target === undefined ? undefined : Math.max(0, Math.min(extent.count - 1, target))
}
