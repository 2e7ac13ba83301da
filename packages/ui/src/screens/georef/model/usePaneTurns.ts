import type { History } from '@waldkerf/domain/georef/workplace/history'
import type { Side } from '@waldkerf/domain/georef/workplace/workplace'
import type { GeorefActions } from '../georefTypes.ts'
import type { useLinked } from './useLinked.ts'
import { nextClick, type Pane, paneAfter } from './useTurn.ts'

interface PaneTurns {
  history: History
  linked: Pick<ReturnType<typeof useLinked>, 'selected' | 'scan' | 'map'>
  /** Points can be set on the map. */
  hasSystem: boolean
  act: GeorefActions['act']
  /** Shows a pane; absent where both stand beside each other. */
  turnTo: ((pane: Pane) => void) | undefined
}

/**
 * Where one pane is shown at a time: a click leads on to the pane where the next one is due, and undo back to where the
 * last one was. No picture moves by it.
 */
export function usePaneTurns({ history, linked, hasSystem, act, turnTo }: PaneTurns) {
  const { scan, map, selected } = linked
  if (!turnTo) return { scan: scan.actions, map: map.actions, act }
  const leading =
    <Place extends unknown[]>(side: Side, place: ((...at: Place) => void) | undefined) =>
    (...at: Place) => {
      place?.(...at)
      turnTo(paneAfter(history.now.points, selected, side))
    }
  return {
    scan: { ...scan.actions, onPlace: leading('pixel', scan.actions.onPlace) },
    map: hasSystem ? { ...map.actions, onPlace: leading('map', map.actions.onPlace) } : map.actions,
    act(action: Parameters<typeof act>[0]) {
      act(action)
      const before = action.kind === 'undo' && history.past.at(-1)
      if (before) turnTo(nextClick(before.points, selected).pane)
    },
  }
}
