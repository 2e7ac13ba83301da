import { cityRows, loadPlaces } from '@waldkerf/domain/places/places'
import type { Map as LeafletMap } from 'leaflet'
import { createMapCanvas } from '../canvas/mapCanvas.ts'
import { watchColors } from '../canvas/palette.ts'
import type { Placing } from '../canvas/placing.ts'
import { createGround, type Ground } from './ground.ts'
import { layNames, type NameLook } from './layNames.ts'
import { firstNames, placeNames, placesFrom } from './mapNames.ts'
import { graticule, graticuleFrom, layLabels } from './graticule.ts'
import { degreeWriter, paintGraticule } from './paintGraticule.ts'
import { paintNames, readNamePaint } from './paintNames.ts'
import { takeOverlays } from './takeOverlays.ts'

/** Takes the ground that names leave free: marks, points. */
export type Obstacles = (ground: Ground, placing: Placing) => void

/**
 * Names of Länder, waters and settlements on a canvas in the pane `names`, from near over lines of round degrees. Smaller settlements come when the map is near
 * enough to name them; without them (their file may be out of reach) the others stand, and the next move asks again.
 */
export function createNameLayer(map: LeafletMap) {
  let paint = readNamePaint(map.getContainer())
  let names = firstNames()
  const obstacles = new Map<string, Obstacles>()
  let places: 'unknown' | 'loading' | 'known' = 'unknown'
  let isGone = false
  const widths = new Map<string, number>()
  const canvas = createMapCanvas(map, map.getPane('names')!, (context, placing) => {
    const ground = createGround(placing.width, placing.height)
    for (const take of obstacles.values()) take(ground, placing)
    const { x, y } = map.getSize()
    const [left, top] = [(placing.width - x) / 2, (placing.height - y) / 2]
    const view = { left, top, right: left + x, bottom: top + y }
    takeOverlays(ground, map.getContainer(), view)
    const textWidth = (text: string, look: NameLook) => {
      const key = `${look} ${text}`
      let width = widths.get(key)
      if (width === undefined) {
        context.font = paint.fonts[look]
        width = context.measureText(text).width
        widths.set(key, width)
      }
      return width
    }
    if (map.getZoom() >= graticuleFrom) {
      const { lines, step } = graticule(placing)
      const write = degreeWriter(step)
      const labels = layLabels(lines, { view, ground, write, textWidth: (text) => textWidth(text, 'village') })
      paintGraticule(context, { lines, labels }, paint)
    }
    paintNames(context, layNames(names, { placing, zoom: map.getZoom(), view, ground, textWidth }), paint)
  })

  async function complete() {
    if (places !== 'unknown' || map.getZoom() < placesFrom) return
    places = 'loading'
    const rows = await loadPlaces().catch(() => undefined)
    if (isGone) return
    places = rows ? 'known' : 'unknown'
    if (!rows) return
    names = [...firstNames(), ...placeNames(rows.slice(cityRows.length))]
    canvas.draw()
  }
  // At rest no name is cut by the view's edge, wherever that is by now.
  const settle = () => {
    canvas.draw()
    void complete()
  }
  const unwatch = watchColors(() => {
    paint = readNamePaint(map.getContainer())
    canvas.draw()
  })
  map.on('moveend', settle)
  settle()
  return {
    /** @param kind of obstacles; the next ones of a kind take their place */
    avoid(kind: string, take: Obstacles) {
      obstacles.set(kind, take)
      canvas.draw()
    },
    remove() {
      isGone = true
      map.off('moveend', settle)
      unwatch()
      canvas.remove()
    },
  }
}

export type NameLayer = ReturnType<typeof createNameLayer>
