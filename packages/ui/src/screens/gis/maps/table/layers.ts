import { createContext, use, useEffect, useMemo } from 'react'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { Sheet, Sheets, SheetSource } from '@waldkerf/ui/parts/Sheets/sheetTypes.ts'

export interface ListedLayers {
  byMap: ReadonlyMap<number, Sheet>
  source: SheetSource | undefined
}

const none: ListedLayers = { byMap: new Map(), source: undefined }

/** The layers of the maps. A context, so that a picture that comes changes no row. */
export const LayersContext = createContext(none)

export const useLayer = (map: number) => {
  const { byMap, source } = use(LayersContext)
  return { sheet: byMap.get(map), source }
}

/** Asks for the layers, and finds them by map. */
export function useListedLayers(sheets: Sheets | undefined): ListedLayers {
  const { want, source } = sheets ?? {}
  const list = sheets && shown(sheets.list)
  useEffect(() => want?.(), [want])
  return useMemo(() => ({ byMap: new Map(list?.map((sheet) => [sheet.karte_id, sheet])), source }), [list, source])
}
