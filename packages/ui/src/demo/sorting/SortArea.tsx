import {
  closestCorners,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { announcementsFor } from './announcements.ts'
import { type Board, dropped } from './board/board.ts'
import { texts } from './sorting.texts.ts'

export interface SortAreaProps {
  board: Board
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
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) onChange(dropped(board, Number(active.id), over.id))
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
      onDragEnd={onDragEnd}
    >
      {children}
    </DndContext>
  )
}
