import { useEffect, useMemo, useState } from 'react'
import { shown as shownData } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useTextStore } from '@waldkerf/ui/storage/useTextStore'
import type { Sheet, SheetLook, SheetProblem, Sheets } from './sheetTypes.ts'

/** As the store remembers it: the sheets that are on, and how clearly they show. */
interface KeptSheets {
  on: readonly number[]
  opacity: number
}

const none: KeptSheets = { on: [], opacity: 0.8 }
/** So many lie on a map at once. */
export const mostSheets = 10
const storeKey = (person: string) => `waldkerf-sheets-${person}`

/** @returns the valid parts of what is kept; damaged text does no harm */
export function readKeptSheets(text: string | null): KeptSheets {
  try {
    const { on, opacity } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Record<keyof KeptSheets, unknown>>
    const ids = Array.isArray(on) ? on.filter((id): id is number => Number.isSafeInteger(id)) : []
    const isPart = typeof opacity === 'number' && opacity >= 0.1 && opacity <= 1
    return { on: ids.slice(0, mostSheets), opacity: isPart ? opacity : none.opacity }
  } catch {
    return none
  }
}

const noSheets: readonly Sheet[] = []
const noProblems: ReadonlyMap<number, SheetProblem> = new Map()

/** A sheet to be shown, beside what lies over the map's right edge, in px. */
interface SheetGoal {
  sheet: Sheet
  covered: number
}

/** The sheets that lie on a person's maps, which all maps share, and how. */
export function useSheetChoice(sheets: Sheets | undefined, person: string) {
  const store = useTextStore()
  const [held, setHeld] = useState(() => ({ person, kept: readKeptSheets(store.getItem(storeKey(person))) }))
  const kept = held.person === person ? held.kept : readKeptSheets(store.getItem(storeKey(person)))
  const [only, setOnly] = useState<number>()
  const [swipe, setSwipe] = useState(1)
  const [goal, setGoal] = useState<SheetGoal>()
  const [problems, setProblems] = useState(noProblems)
  const isWanted = kept.on.length > 0
  const want = sheets?.want
  useEffect(() => {
    if (isWanted) want?.()
  }, [isWanted, want])
  const list = sheets && shownData(sheets.list)
  const { on, opacity } = kept
  const shown = useMemo(
    () => list?.filter(({ karte_id: id }) => (only === undefined ? on.includes(id) : id === only)) ?? noSheets,
    [list, on, only],
  )
  const look = useMemo((): SheetLook => ({ opacity, swipe }), [opacity, swipe])
  if (!sheets) return undefined
  function change(part: Partial<KeptSheets>) {
    const next = { ...kept, ...part }
    store.setItem(storeKey(person), JSON.stringify(next))
    setHeld({ person, kept: next })
  }
  const without = (id: number) => on.filter((one) => one !== id)
  return {
    list: sheets.list,
    want: sheets.want,
    source: sheets.source,
    on,
    only,
    shown,
    look,
    goal,
    problems,
    onProblem: (id: number, problem: SheetProblem) => setProblems((all) => new Map(all).set(id, problem)),
    onBack: () => setProblems(noProblems),
    toggle(id: number, isOn: boolean) {
      setOnly(undefined)
      setProblems(noProblems)
      if (!isOn) return change({ on: without(id) })
      change({ on: [...without(id), id].slice(-mostSheets) })
    },
    /** Shows this sheet alone, and goes there; undefined: those that are on. */
    showOnly(sheet: Sheet | undefined, covered: number) {
      setOnly(sheet?.karte_id)
      if (sheet) setGoal({ sheet, covered })
    },
    goTo: (sheet: Sheet, covered: number) => setGoal({ sheet, covered }),
    setOpacity: (next: number) => change({ opacity: next }),
    setSwipe,
  }
}

export type SheetChoice = NonNullable<ReturnType<typeof useSheetChoice>>
