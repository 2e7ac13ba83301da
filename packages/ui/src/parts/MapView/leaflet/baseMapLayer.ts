import { CRS, latLngBounds, type Map as LeafletMap, type TileLayer, tileLayer } from 'leaflet'
import type { BaseMap } from '@waldkerf/ui/parts/BaseMaps/baseMapTypes.ts'
import { tileAddress } from '@waldkerf/ui/parts/BaseMaps/tileAddress.ts'
import { type TileStatus, watchTiles } from '@waldkerf/ui/parts/BaseMaps/watchTiles.ts'

const systems = { 'EPSG:3857': CRS.EPSG3857, 'EPSG:4326': CRS.EPSG4326 }

/** Tiles of a base map, not yet on a map. Its attribution is not Leaflet's to show: that one would read it as HTML. */
function makeTileLayer(map: BaseMap): TileLayer {
  const { type, url, layers, style, format, crs, minZoom, maxZoom, area } = map
  const options = {
    maxNativeZoom: maxZoom,
    minZoom,
    updateWhenIdle: false,
    keepBuffer: 3,
    className: 'map-tile',
    ...(area && { bounds: latLngBounds([area[1], area[0]], [area[3], area[2]]) }),
  }
  if (type === 'wms') {
    return tileLayer.wms(url, { ...options, layers, styles: style, format, transparent: false, crs: systems[crs] })
  }
  return tileLayer(tileAddress(map), options)
}

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
