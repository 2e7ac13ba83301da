import type { Announcements } from '@dnd-kit/core'
import { type Board, columnOf, dropped, placeOf } from './board/board.ts'
import type { texts } from './sorting.texts.ts'

type Id = string | number
type Over = { id: Id } | null

/** What a screen reader says while something is moved. */
export function announcementsFor(board: Board, t: typeof texts.de): Announcements {
  const textOf = (id: Id) =>
    columnOf(board, Number(id))?.items.find((item) => item.id === Number(id))?.text ?? String(id)
  const at = (id: Id, over: Over, say: typeof t.over) => {
    if (!over) return t.nowhere(textOf(id))
    const next = dropped(board, Number(id), over.id)
    return say(textOf(id), placeOf(next, Number(id)), columnOf(next, Number(id))?.title ?? '')
  }
  return {
    onDragStart: ({ active }) => t.picked(textOf(active.id)),
    onDragOver: ({ active, over }) => at(active.id, over, t.over),
    onDragEnd: ({ active, over }) => at(active.id, over, t.placed),
    onDragCancel: ({ active }) => t.cancelled(textOf(active.id)),
  }
}
