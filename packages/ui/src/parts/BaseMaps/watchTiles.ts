import type { TileErrorEvent, TileEvent, TileLayer } from 'leaflet'

/** How a base map is doing: `failing` as long as a tile that is in view is missing. */
export type TileStatus = 'loading' | 'ready' | 'failing'

/** Pauses before missing tiles are asked for again without being told to, in ms; the last one repeats. */
const pauses = [5_000, 15_000, 60_000]

/** Asking once more for the same picture is setting its address once more. */
function reload(tile: HTMLImageElement) {
  const { src } = tile
  tile.src = src
}

/** Follows the tiles of a layer. Missing ones are asked for again: after a pause, when the network is back, or when told. */
export function watchTiles(layer: TileLayer, onStatus: (status: TileStatus) => void) {
  const missing = new Set<HTMLImageElement>()
  let attempt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function again() {
    clearTimeout(timer)
    timer = undefined
    attempt += 1
    missing.forEach(reload)
  }
  function settle() {
    if (missing.size === 0) {
      clearTimeout(timer)
      timer = undefined
      attempt = 0
      onStatus('ready')
    } else {
      onStatus('failing')
      timer ??= setTimeout(again, pauses[Math.min(attempt, pauses.length - 1)])
    }
  }
  const onMissing = ({ tile }: TileErrorEvent) => {
    missing.add(tile)
    settle()
  }
  const onGone = ({ tile }: TileEvent) => {
    if (missing.delete(tile)) settle()
  }

  layer
    .on('tileerror', onMissing)
    .on('tileload tileunload', onGone as () => void)
    .on('load', settle)
  window.addEventListener('online', again)
  onStatus('loading')
  return {
    again,
    stop() {
      clearTimeout(timer)
      window.removeEventListener('online', again)
      layer
        .off('tileerror', onMissing)
        .off('tileload tileunload', onGone as () => void)
        .off('load', settle)
    },
  }
}
