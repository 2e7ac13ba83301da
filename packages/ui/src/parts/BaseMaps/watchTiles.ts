import { createRounds } from '@waldkerf/domain/repetition/rounds'
import type { TileErrorEvent, TileEvent, TileLayer } from 'leaflet'

/** State of a base map: `failing` as long as a tile in view is missing, `far` where it has none from so far away. */
export type TileStatus = 'loading' | 'ready' | 'failing' | 'far'

/** ms after which a server that says nothing counts as failing; what comes later is taken all the same. */
export const patience = 10_000

/** Setting the same address again requests the picture again. */
function reload(tile: HTMLImageElement) {
  const { src } = tile
  tile.src = src
}

/**
 * Follows the tiles of a layer. Missing ones are asked for again: after the pauses of all repetitions, when the network
 * is back, or when told.
 */
export function watchTiles(layer: TileLayer, onStatus: (status: TileStatus) => void) {
  const missing = new Set<HTMLImageElement>()
  const rounds = createRounds()
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isSilent = false

  function repeat() {
    clearTimeout(timer)
    timer = undefined
    missing.forEach(reload)
  }
  function again() {
    rounds.restart()
    // Without an answer nothing is known to be missing: all of it is asked for again.
    if (isSilent) layer.redraw()
    repeat()
  }
  function settle() {
    if (missing.size === 0) {
      clearTimeout(timer)
      timer = undefined
      rounds.restart()
      onStatus('ready')
      return
    }
    onStatus('failing')
    if (timer !== undefined) return
    const pause = rounds.next()
    if (pause !== undefined) timer = setTimeout(repeat, pause)
  }
  const onMissing = ({ tile }: TileErrorEvent) => {
    missing.add(tile)
    settle()
  }
  const onBegin = () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      isSilent = true
      onStatus('failing')
    }, patience)
  }
  const onLoad = () => {
    clearTimeout(waiting)
    isSilent = false
    settle()
  }
  const onGone = ({ tile }: TileEvent) => {
    if (missing.delete(tile)) settle()
  }

  layer
    .on('tileerror', onMissing)
    .on('tileload tileunload', onGone as () => void)
    .on('loading', onBegin)
    .on('load', onLoad)
  window.addEventListener('online', again)
  onStatus('loading')
  return {
    again,
    stop() {
      clearTimeout(timer)
      clearTimeout(waiting)
      window.removeEventListener('online', again)
      layer
        .off('tileerror', onMissing)
        .off('tileload tileunload', onGone as () => void)
        .off('loading', onBegin)
        .off('load', onLoad)
    },
  }
}
