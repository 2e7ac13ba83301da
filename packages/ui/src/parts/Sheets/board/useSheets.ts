import { useEffect, useEffectEvent, useRef } from 'react'
import type { SheetChoice } from '../useSheetChoice.ts'
import type { SheetProblem } from '../sheetTypes.ts'
import type { SheetLayer, ShownSheets } from './sheetLayer.ts'

/** Lays the chosen sheets on a map. @param layer undefined until the map is there */
export function useSheets(layer: SheetLayer | undefined, choice: SheetChoice | undefined) {
  const { shown, source, look, goal } = choice ?? {}
  const onProblem = useEffectEvent<ShownSheets['onProblem']>((id, problem) => choice?.onProblem(id, problem))
  const onBack = useEffectEvent(() => choice?.onBack())
  useEffect(() => {
    if (!layer || !shown || !source) return
    const onAny = { onProblem: (id: number, problem: SheetProblem) => onProblem(id, problem), onBack: () => onBack() }
    layer.set({ sheets: shown, source, ...onAny })
  }, [layer, shown, source])
  useEffect(() => {
    if (look) layer?.setLook(look)
  }, [layer, look])
  const done = useRef(goal)
  useEffect(() => {
    // Once: a map that is shown again stays where it was.
    if (!layer || !goal || done.current === goal) return
    done.current = goal
    void layer.goTo(goal.sheet, goal.covered)
  }, [layer, goal])
}
