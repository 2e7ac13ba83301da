import { type Map as LeafletMap, type Marker, marker } from 'leaflet'
import type { MapPoint, PointKind, Section } from '../mapTypes.ts'
import { type Cluster, groupPoints } from './clusters.ts'
import { clusterIcon, pointIcon } from './icons.ts'

/** The selected and the pointed-at point; they are drawn over all others, whether those are grouped or not. */
export interface PointMarks {
  selected: MapPoint | undefined
  highlighted: MapPoint | undefined
}

export interface PointLayerEvents {
  onSelect: (id: number) => void
  onHighlight: (id: number | undefined) => void
  /** A cluster is to be opened, at the zoom where it falls apart. */
  onOpen: (lat: number, lon: number, zoom: number) => void
}

/** The layer's words, in the chosen language. */
export interface PointLayerWords {
  cluster: (count: string) => string
  number: (count: number) => string
}

/** A little more than what is in view, so that a short drag meets no empty edge. */
export function sectionOf(map: LeafletMap, pad = 0): Section {
  const bounds = map.getBounds().pad(pad)
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
}

function named(layer: Marker, label: string): Marker {
  return layer.on('add', () => {
    layer.getElement()?.setAttribute('role', 'img')
    layer.getElement()?.setAttribute('aria-label', label)
  })
}

/** Points and clusters as markers. Only those in view exist; those that stay in view keep their elements. */
export function createPointLayer(map: LeafletMap, events: PointLayerEvents, words: PointLayerWords) {
  let kinds: readonly PointKind[] = []
  let groups = groupPoints([], kinds)
  const shown = new Map<string, Marker>()
  const marks: Partial<Record<keyof PointMarks, Marker>> = {}

  const kindOf = (point: MapPoint) => kinds.find(({ id }) => id === point.kind) ?? kinds.at(-1)

  function pointMarker(point: MapPoint, kind: PointKind) {
    return named(marker([point.lat, point.lon], { icon: pointIcon(kind), keyboard: false }), point.label)
      .on('click', () => events.onSelect(point.id))
      .on('mouseover', () => events.onHighlight(point.id))
      .on('mouseout', () => events.onHighlight(undefined))
  }

  function clusterMarker({ id, lat, lon, count, counts }: Cluster) {
    const shownCount = words.number(count)
    const icon = clusterIcon(count, shownCount, kinds, counts)
    return named(marker([lat, lon], { icon, keyboard: false, zIndexOffset: 500 }), words.cluster(shownCount)).on(
      'click',
      () => events.onOpen(lat, lon, groups.zoomOf(id)),
    )
  }

  function wanted(): Map<string, () => Marker> {
    const { clusters, points } = groups.within(sectionOf(map, 0.2), map.getZoom())
    const makers = new Map<string, () => Marker>()
    for (const cluster of clusters) makers.set(`cluster ${cluster.id}`, () => clusterMarker(cluster))
    for (const point of points) {
      const kind = kindOf(point)
      if (kind) makers.set(`point ${point.id}`, () => pointMarker(point, kind))
    }
    return makers
  }

  function draw() {
    const makers = wanted()
    for (const [key, layer] of shown) {
      if (makers.has(key)) continue
      layer.remove()
      shown.delete(key)
    }
    for (const [key, make] of makers) if (!shown.has(key)) shown.set(key, make().addTo(map))
  }

  map.on('moveend', draw)
  return {
    setPoints(points: readonly MapPoint[], newKinds: readonly PointKind[]) {
      kinds = newKinds
      groups = groupPoints(points, kinds)
      for (const layer of shown.values()) layer.remove()
      shown.clear()
      draw()
    },
    setMark(name: keyof PointMarks, point: MapPoint | undefined) {
      marks[name]?.remove()
      const kind = point && kindOf(point)
      if (!point || !kind) return
      marks[name] = marker([point.lat, point.lon], {
        icon: pointIcon(kind, name),
        interactive: false,
        keyboard: false,
        zIndexOffset: name === 'selected' ? 2000 : 1500,
      }).addTo(map)
    },
    remove: () => map.off('moveend', draw),
  }
}
