import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import type { Picture } from '@waldkerf/domain/entities/beetles/beetles'
import { useId } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../pictures.texts.ts'
import { Tiles } from './PictureEditor.styles.ts'
import { PictureTile } from './PictureTile.tsx'

type Texts = (typeof texts.de)['edit']

export interface PictureTilesProps {
  pictures: readonly Picture[]
  pictureUrl: (picture: Picture) => string | undefined
  /** @param to place in the list, from 0 */
  onMove: (picture: Picture, to: number) => void
  onRemove: (picture: Picture) => void
}

/** Screen-reader messages while a picture is moved. */
function announcements(pictures: readonly Picture[], t: Texts): Announcements {
  const place = (id: string | number) => pictures.findIndex((picture) => picture.id === id) + 1
  return {
    onDragStart: ({ active }) => t.picked(place(active.id)),
    onDragOver: ({ active, over }) => (over ? t.over(place(active.id), place(over.id)) : undefined),
    onDragEnd: ({ active, over }) => t.placed(place(active.id), place((over ?? active).id)),
    onDragCancel: ({ active }) => t.cancelled(place(active.id)),
  }
}

/** A record's pictures in their order, to be moved by pointer, touch and keyboard. */
export function PictureTiles({ pictures, pictureUrl, onMove, onRemove }: PictureTilesProps) {
  const t = useTexts(texts).edit
  const sensors = useSensors(
    // A press that does not move is a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const moved = pictures.find(({ id }) => id === active.id)
    const to = pictures.findIndex(({ id }) => id === over?.id)
    if (moved && to >= 0 && active.id !== over?.id) onMove(moved, to)
  }
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcements(pictures, t),
        screenReaderInstructions: { draggable: t.instructions },
      }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={pictures.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <Tiles>
          {pictures.map((picture, i) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              url={pictureUrl(picture)}
              place={i + 1}
              total={pictures.length}
              onMove={(to) => onMove(picture, to - 1)}
              onRemove={() => onRemove(picture)}
            />
          ))}
        </Tiles>
      </SortableContext>
    </DndContext>
  )
}
