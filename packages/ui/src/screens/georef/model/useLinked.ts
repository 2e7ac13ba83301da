import { clicked } from '@waldkerf/domain/georef/workplace/pairing'
import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import type { ScanActions, Spot } from '@waldkerf/ui/parts/ScanView/ScanView'
import type { Place, Shown, WarpActions } from '@waldkerf/ui/parts/WarpMap/WarpMap'
import { useCallback, useState } from 'react'
import type { GeorefActions } from '../georefTypes.ts'
import type { WorkView } from './useWorkView.ts'
import { toSpot } from './useMapContent.ts'

interface SetSteps {
  /** A point was put somewhere in the scan, by hand. */
  put: (id: number, at: Spot, exact: number) => Promise<void>
  /** The point that is set after this one; undefined: no order is kept. */
  after: (id: number) => number | undefined
}

/**
 * State that both panes share: the selected point, and each pane's pointer shown on the other. Views move only to a point
 * that somebody asked to see, or to all of those that were taken over, never while points are set.
 */
export function useLinked(work: Workplace, view: WorkView, act: GeorefActions['act'], { put, after }: SetSteps) {
  const [selected, setSelected] = useState<number>()
  const [shown, setShown] = useState<Shown>()
  const [spot, setSpot] = useState<Spot>()
  const [place, setPlace] = useState<Place>()
  const { fit, toGeographic, fromGeographic } = view
  const isThere = work.points.some(({ id }) => id === selected)

  function click(side: 'pixel' | 'map', at: readonly [number, number]) {
    const change = clicked(work.points, selected, side, at)
    const id = change.kind === 'place' ? change.id : work.nextId
    act({ kind: 'change', change })
    setSelected((side === 'pixel' ? after(id) : undefined) ?? id)
    return id
  }
  const show = useCallback((id: number) => {
    setSelected(id)
    setShown({ id })
  }, [])
  const remove = (id: number) => act({ kind: 'change', change: { kind: 'remove', ids: [id] } })
  const moveTo = (id: number, side: 'pixel' | 'map', at: readonly [number, number], run: string) =>
    act({ kind: 'change', change: { kind: 'place', id, side, at }, run: `${side} ${id} ${run}` })
  const findPoint = (id: number) => work.points.find((point) => point.id === id)

  const scan: ScanActions = {
    onPlace: (at, exact) => void put(click('pixel', toSpot(at)), at, exact),
    onSelect: setSelected,
    onShow: show,
    onMove: (id, at, run) => moveTo(id, 'pixel', toSpot(at), run),
    onDrop: (id, at, exact) => void put(id, at, exact),
    onNudge(id, [right, down], run) {
      const pixel = findPoint(id)?.pixel
      if (pixel) moveTo(id, 'pixel', [tidy(pixel[0] + right), tidy(pixel[1] - down)], run)
    },
    onRemove: remove,
    onPoint: setSpot,
  }
  const map: WarpActions = {
    onPlace: (at) => fromGeographic && void click('map', rounded(fromGeographic(at))),
    onSelect: setSelected,
    onShow: show,
    onMove: (id, at, run) => fromGeographic && moveTo(id, 'map', rounded(fromGeographic(at)), run),
    onNudge(id, [right, up], run) {
      const at = findPoint(id)?.map
      if (at) moveTo(id, 'map', [tidy(at[0] + right), tidy(at[1] + up)], run)
    },
    onRemove: remove,
    onPoint: setPlace,
  }
  return {
    selected: isThere ? selected : undefined,
    shown,
    select: setSelected,
    show,
    showAll: () => setShown({}),
    scan: { actions: scan, cursor: cursorOnScan(place, fit, fromGeographic) },
    map: { actions: map, cursor: cursorOnMap(spot, fit, toGeographic) },
  }
}

function cursorOnScan(place: Place | undefined, fit: WorkView['fit'], from: WorkView['fromGeographic']) {
  if (!place || !fit.ok || !from) return undefined
  const spot = toSpot(fit.backward(from(place)))
  return spot.every(Number.isFinite) ? spot : undefined
}

function cursorOnMap(spot: Spot | undefined, fit: WorkView['fit'], to: WorkView['toGeographic']) {
  if (!spot || !fit.ok || !to) return undefined
  const place = to(fit.forward(toSpot(spot)))
  return place.every(Number.isFinite) ? place : undefined
}

/** A click on a map is no more exact than a millimetre. */
const rounded = ([x, y]: readonly [number, number]) => [tidy(x), tidy(y)] as const

/** Sums of tenths carry rounding errors, such as 0.30000000000000004. */
function tidy(value: number): number {
  const rounded = Math.round(value * 1_000) / 1_000
  return rounded === 0 ? 0 : rounded
}
