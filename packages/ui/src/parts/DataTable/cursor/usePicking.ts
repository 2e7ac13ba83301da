import { type KeyboardEvent, type MouseEvent, useMemo, useRef } from 'react'
import type { RowKey, TablePicking } from '../tableTypes.ts'

type Keys = ReadonlySet<RowKey>

/** The picked keys with one more, or without it where it was picked. */
export function toggled(picked: Keys, key: RowKey): Keys {
  const next = new Set(picked)
  if (!next.delete(key)) next.add(key)
  return next
}

/** The picked keys and those of all rows from one place to another, both included, whichever comes first. */
export function extended(picked: Keys, from: number, to: number, keyAt: (place: number) => RowKey | undefined): Keys {
  const next = new Set(picked)
  for (let place = Math.min(from, to); place <= Math.max(from, to); place++) {
    const key = keyAt(place)
    if (key !== undefined) next.add(key)
  }
  return next
}

/** So many of the picked rows are among those shown. */
export function countShown(picked: Keys, total: number, keyAt: (place: number) => RowKey | undefined): number {
  let count = 0
  for (let place = 0; place < total && count < picked.size; place++) {
    const key = keyAt(place)
    if (key !== undefined && picked.has(key)) count += 1
  }
  return count
}

interface PickOptions {
  picking: TablePicking | undefined
  total: number
  keyAt: (place: number) => RowKey | undefined
}

/** The box that picks all rows shown, or none when all are. */
export interface PickAll {
  state: 'all' | 'some' | 'none'
  onToggle: () => void
}

const nothing: ReadonlySet<RowKey> = new Set()

function pickState(picked: number, total: number): PickAll['state'] {
  if (picked === 0) return 'none'
  return picked >= total ? 'all' : 'some'
}

/** Picks several rows: by their boxes, with Ctrl and Shift, by keys. */
export function usePicking({ picking, total, keyAt }: PickOptions) {
  const anchor = useRef(-1)
  const picked = picking?.picked ?? nothing
  const visible = useMemo(() => countShown(picked, total, keyAt), [picked, total, keyAt])
  const toggle = (place: number) => {
    const key = keyAt(place)
    anchor.current = place
    if (key !== undefined) picking?.onPick(toggled(picked, key))
  }
  const extend = (place: number) => {
    if (anchor.current < 0) anchor.current = place
    picking?.onPick(extended(picked, anchor.current, place, keyAt))
  }
  const all = () => picking?.onPick(extended(nothing, 0, total - 1, keyAt))
  const none = () => picking?.onPick(nothing)

  /** @returns whether the click was one that picks. */
  function onClick(event: MouseEvent, place: number): boolean {
    if (!picking) return false
    const onBox = event.target instanceof Element && event.target.closest('.pick') !== null
    if (event.shiftKey) extend(place)
    else if (onBox || event.ctrlKey || event.metaKey) toggle(place)
    else anchor.current = place
    return onBox || event.shiftKey || event.ctrlKey || event.metaKey
  }

  /** @returns whether the key was one that picks. */
  function onKey({ key, ctrlKey, metaKey }: KeyboardEvent, row: number): boolean {
    if (!picking) return false
    if (key === ' ' && row >= 0) toggle(row)
    else if (key.toLowerCase() === 'a' && (ctrlKey || metaKey)) all()
    else if (key === 'Escape' && picked.size > 0) none()
    else return false
    return true
  }

  /** Shift and a key that moves: all between where it began and where it leads. */
  function onMove(event: KeyboardEvent, from: number, to: number) {
    if (!picking) return
    if (!event.shiftKey) anchor.current = to
    else {
      if (anchor.current < 0) anchor.current = Math.max(0, from)
      extend(to)
    }
  }
  const state = pickState(visible, total)
  const pickAll: PickAll | undefined = picking && { state, onToggle: state === 'all' ? none : all }
  return { picked, visible, pickAll, onClick, onKey, onMove }
}
