import {
  closestCorners,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { type ReactNode, useId, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { type Board, type BoardItem, dropped, findColumn, itemPlace } from './board.ts'
import { Card } from './SortItem.styles.ts'
import { texts } from './sorting.texts.ts'

type Id = string | number
type Over = { id: Id } | null

/** Screen-reader messages while something is moved. */
function announcementsFor(board: Board, t: typeof texts.de): Announcements {
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

export interface SortAreaProps {
  board: Board
  /** Also hears where a thing would land while it is carried over another list; a cancelled way is taken back. */
  onChange: (board: Board) => void
  /** The lists, mostly `SortList`. */
  children: ReactNode
}

/** The room in which things are moved: by mouse, by a finger that rests first, and by keyboard with words for every step. */
export function SortArea({ board, onChange, children }: SortAreaProps) {
  const t = useTexts(texts)
  const sensors = useSensors(
    // A press that does not move is a click; a finger that moves at once scrolls the page.
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const [carried, setCarried] = useState<{ id: number; before: Board }>()
  const item = carried && findColumn(board, carried.id)?.items.find(({ id }) => id === carried.id)
  const onDragStart = ({ active }: DragStartEvent) => setCarried({ id: Number(active.id), before: board })
  // In another list it makes room at once; within its own the list moves aside by itself.
  const onDragOver = ({ active, over }: DragOverEvent) => {
    const id = Number(active.id)
    if (over && findColumn(dropped(board, id, over.id), id)?.id !== findColumn(board, id)?.id) {
      onChange(dropped(board, id, over.id))
    }
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setCarried(undefined)
    if (over) onChange(dropped(board, Number(active.id), over.id))
  }
  const onDragCancel = () => {
    setCarried(undefined)
    if (carried && carried.before !== board) onChange(carried.before)
  }
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCorners}
      accessibility={{
        announcements: announcementsFor(board, t),
        screenReaderInstructions: { draggable: t.instructions },
      }}
      onDragStart={onDragStart}
      onDragOver={onDragOver}
      onDragEnd={onDragEnd}
      onDragCancel={onDragCancel}
    >
      {children}
      <DragOverlay dropAnimation={null}>{item && <Carried item={item} />}</DragOverlay>
    </DndContext>
  )
}

/** A thing on its way, under the pointer; its place in the list is kept free. */
const Carried = ({ item }: { item: BoardItem }) => (
  <Card as="div" data-carried>
    {item.text}
  </Card>
)
