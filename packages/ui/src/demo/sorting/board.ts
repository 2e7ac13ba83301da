import { useEffect, useRef, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from './sorting.texts.ts'

/** A thing that is moved. */
export interface BoardItem {
  id: number
  text: string
}

/** A list that takes things, in its order. */
export interface BoardColumn {
  id: string
  title: string
  items: readonly BoardItem[]
}

export type Board = readonly BoardColumn[]

/** The column of an item. */
export const findColumn = (board: Board, item: number): BoardColumn | undefined =>
  board.find(({ items }) => items.some(({ id }) => id === item))

/** Where an item stands, from 1. */
export const itemPlace = (board: Board, item: number): number =>
  (findColumn(board, item)?.items.findIndex(({ id }) => id === item) ?? -1) + 1

/**
 * The board with an item at another place; the given one stays as it is.
 * @param index in the target column, without the item; beyond its end is the end
 */
export function moved(board: Board, item: number, column: string, index: number): Board {
  const found = findColumn(board, item)?.items.find(({ id }) => id === item)
  if (!found || !board.some(({ id }) => id === column)) return board
  return board.map((one) => {
    const rest = one.items.filter(({ id }) => id !== item)
    return { ...one, items: one.id === column ? rest.toSpliced(index, 0, found) : rest }
  })
}

/** The board after an item was dropped over another item, or over a column, which puts it at its end. */
export function dropped(board: Board, item: number, over: number | string): Board {
  if (typeof over === 'string') return moved(board, item, over, Number.MAX_SAFE_INTEGER)
  const target = findColumn(board, over)
  if (!target || item === over) return board
  return moved(board, item, target.id, itemPlace(board, over) - 1)
}

/**
 * Moves by button or menu, for those who do not drag: the keyboard goes with the item, and where it went is said.
 * @param onChange gets the board after the move
 */
export function useMoves(board: Board, onChange: (board: Board) => void) {
  const t = useTexts(texts)
  const area = useRef<HTMLDivElement>(null)
  const followed = useRef<number>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (followed.current === undefined) return
    area.current?.querySelector<HTMLElement>(`[data-item="${followed.current}"] button`)?.focus()
    followed.current = undefined
  })
  return {
    /** For the element around the lists. */
    area,
    /** For a region with the role `status`. */
    said,
    /** @param index in the target column; beyond its end is the end */
    move(item: number, column: string, index: number) {
      const next = moved(board, item, column, index)
      const target = findColumn(next, item)
      const text = target?.items.find(({ id }) => id === item)?.text ?? ''
      followed.current = item
      setSaid(t.placed(text, itemPlace(next, item), target?.title ?? ''))
      onChange(next)
    },
  }
}
