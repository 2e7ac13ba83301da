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
