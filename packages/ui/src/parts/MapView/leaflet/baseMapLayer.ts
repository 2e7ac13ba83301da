import type { Map as LeafletMap, TileLayer } from 'leaflet'
import type { BaseMap } from '../../BaseMaps/baseMapTypes.ts'
import { makeTileLayer } from '../../BaseMaps/tileLayer.ts'
import { type TileStatus, watchTiles } from '../../BaseMaps/watchTiles.ts'

/** The chosen base map over the Länder, which stay below it: a tile that does not come leaves them in view. */
export function createBaseMapLayer(map: LeafletMap, onStatus: (status: TileStatus) => void) {
  let layer: TileLayer | undefined
  let opacity = 1
  let watch: ReturnType<typeof watchTiles> | undefined

  let told: TileStatus = 'loading'
  function tell(status: TileStatus) {
    told = status
    const shown = map.getZoom() < (layer?.options.minZoom ?? 0) ? 'far' : status
    map.getContainer().dataset['tiles'] = shown
    onStatus(shown)
  }
  const tellAnew = () => tell(told)
  function clear() {
    watch?.stop()
    map.off('zoomend', tellAnew)
    layer?.remove()
    watch = undefined
    delete map.getContainer().dataset['tiles']
  }
  return {
    set(base: BaseMap | undefined) {
      clear()
      if (!base) return
      layer = makeTileLayer(base).setOpacity(opacity)
      watch = watchTiles(layer, tell)
      layer.addTo(map)
      map.on('zoomend', tellAnew)
    },
    /** From 0 (the offline map alone) to 1. */
    setOpacity(next: number) {
      opacity = next
      layer?.setOpacity(next)
    },
    again: () => watch?.again(),
    remove: clear,
  }
}
