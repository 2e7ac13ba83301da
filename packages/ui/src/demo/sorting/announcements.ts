import type { Announcements } from '@dnd-kit/core'
import { type Board, findColumn, dropped, itemPlace } from './board/board.ts'
import type { texts } from './sorting.texts.ts'

type Id = string | number
type Over = { id: Id } | null

/** Screen-reader messages while something is moved. */
export function announcementsFor(board: Board, t: typeof texts.de): Announcements {
  const itemText = (id: Id) =>
    findColumn(board, Number(id))?.items.find((item) => item.id === Number(id))?.text ?? String(id)
  const at = (id: Id, over: Over, say: typeof t.over) => {
    if (!over) return t.nowhere(itemText(id))
    const next = dropped(board, Number(id), over.id)
    return say(itemText(id), itemPlace(next, Number(id)), findColumn(next, Number(id))?.title ?? '')
  }
  return {
    onDragStart: ({ active }) => t.picked(itemText(active.id)),
    onDragOver: ({ active, over }) => at(active.id, over, t.over),
    onDragEnd: ({ active, over }) => at(active.id, over, t.placed),
    onDragCancel: ({ active }) => t.cancelled(itemText(active.id)),
  }
}
