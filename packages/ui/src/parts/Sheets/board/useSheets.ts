import { useEffect, useEffectEvent } from 'react'
import type { SheetChoice } from '../useSheetChoice.ts'
import type { SheetLayer, ShownSheets } from './sheetLayer.ts'

/** Lays the chosen sheets on a map. @param layer undefined until the map is there */
export function useSheets(layer: SheetLayer | undefined, choice: SheetChoice | undefined) {
  const { shown, read, look, goal } = choice ?? {}
  const onProblem = useEffectEvent<ShownSheets['onProblem']>((id, problem) => choice?.onProblem(id, problem))
  useEffect(() => {
    if (layer && shown && read) layer.set({ sheets: shown, read, onProblem: (id, problem) => onProblem(id, problem) })
  }, [layer, shown, read])
  useEffect(() => {
    if (look) layer?.setLook(look)
  }, [layer, look])
  useEffect(() => {
    if (goal) void layer?.goTo(goal.sheet)
  }, [layer, goal])
}
