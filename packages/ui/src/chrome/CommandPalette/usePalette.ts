import { folded } from '@waldkerf/domain/search/folded'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { type Command, isFound, rankCommands } from './rankCommands.ts'

/** Finds more than pages and actions. */
export interface Finds<C extends Command> {
  /** Told of every letter; '' ends the search. */
  onSearch: (text: string) => void
  /** Of the text typed last, kinds together, the best first. While they are on their way those before: `refreshing`. */
  hits: Loadable<readonly C[]>
}

export interface PaletteState<C extends Command> {
  commands: readonly C[]
  /** Chosen last, the latest first: shown while nothing is typed. */
  recent?: readonly C[] | undefined
  finds?: Finds<C> | undefined
  /** Typed before it was there. */
  begun?: string | undefined
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

/** Fewer letters find no data. */
const leastLetters = 2

const nothingFound: Loadable<never[]> = { status: 'ready', data: [] }

function listRows<C extends Command>({ commands, recent = [] }: PaletteState<C>, search: string, hits: readonly C[]) {
  if (search.trim() === '') {
    const latest = recent.map((command): C => ({ ...command, id: `recent ${command.id}`, group: 'recent' }))
    return rankCommands([...latest, ...commands], '')
  }
  return [...rankCommands(commands, search), ...hits]
}

/**
 * The typed text, its finds and the chosen one. Pages and actions come at once, hits when they are there; who has
 * pressed Enter before goes to the first of them then.
 */
export function usePalette<C extends Command>(state: PaletteState<C>, run: (command: C) => void) {
  const [search, setSearch] = useState(state.begun ?? '')
  const [chosen, setChosen] = useState<string>()
  const [isAwaited, setAwaited] = useState(false)
  const searches = state.finds !== undefined && folded(search).length >= leastLetters
  const found: Loadable<readonly C[]> = (searches && state.finds?.hits) || nothingFound
  const isPending = found.status === 'loading' || (found.status === 'ready' && found.refreshing === true)
  // Hits that belong to another text are ignored.
  const hits = found.status === 'failed' ? [] : (shown(found) ?? [])
  const rows = listRows(state, search, hits)
  const cursor = Math.max(
    0,
    rows.findIndex(({ id }) => id === chosen),
  )

  const ask = (text: string) => state.finds?.onSearch(folded(text).length >= leastLetters ? text : '')
  const askBegun = useEffectEvent(() => ask(search))
  useEffect(() => askBegun(), [])

  const goOn = useEffectEvent(() => {
    const [first] = rows
    if (first) run(first)
  })
  useEffect(() => {
    if (isAwaited && !isPending) goOn()
  }, [isAwaited, isPending])

  const move = (step: number) => {
    const last = rows.length - 1
    const next = cursor + step
    // Single steps go round, long ones stop at the ends.
    const index = Math.abs(step) === 1 ? (next + rows.length) % Math.max(1, rows.length) : clamp(next, last)
    setChosen(rows[index]?.id)
    setAwaited(false)
  }
  const enter = () => {
    const row = rows[cursor]
    if (isPending && chosen === undefined && (!row || isFound(row))) setAwaited(true)
    else if (row) run(row)
  }
  return {
    search,
    rows,
    cursor,
    isPending,
    failure: found.status === 'failed' ? found : undefined,
    type(text: string) {
      setSearch(text)
      setChosen(undefined)
      setAwaited(false)
      ask(text)
    },
    /** @returns whether the key is the list's */
    press({ key }: KeyboardEvent): boolean {
      const step = steps[key]
      if (step !== undefined) move(step)
      else if (key === 'Enter') enter()
      else return false
      return true
    },
  }
}

const clamp = (value: number, last: number) => Math.max(0, Math.min(last, value))
