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
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable'
import type { Picture } from '@waldkerf/domain/entities/beetles/beetles'
import { useId } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../pictures.texts.ts'
import { Tiles, Handle, Tile, TileTools } from './PictureEditor.styles.ts'
import { CSS } from '@dnd-kit/utilities'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'

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

export interface PictureTileProps {
  picture: Picture
  url: string | undefined
  /** From 1, and of how many. */
  place: number
  total: number
  /** To another place, from 1. */
  onMove: (to: number) => void
  onRemove: () => void
}

/** A picture that can be moved, by dragging or by buttons, and removed. */
function PictureTile({ picture, url, place, total, onMove, onRemove }: PictureTileProps) {
  const t = useTexts(texts).edit
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.id,
    attributes: { roleDescription: t.role },
  })
  const { role: _role, tabIndex: _tabIndex, ...described } = attributes
  return (
    <Tile
      ref={setNodeRef}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition: transition ?? '' }}
    >
      <Handle ref={setActivatorNodeRef} type="button" aria-label={t.move(place)} {...described} {...listeners}>
        {url && <img src={url} alt="" draggable={false} />}
        <span aria-hidden>{place}</span>
      </Handle>
      <TileTools>
        <IconButton
          icon="arrow-left"
          label={t.forward(place)}
          aria-disabled={place === 1 || undefined}
          onClick={() => place > 1 && onMove(place - 1)}
        />
        <IconButton
          icon="arrow-right"
          label={t.backward(place)}
          aria-disabled={place === total || undefined}
          onClick={() => place < total && onMove(place + 1)}
        />
        <IconButton icon="trash" label={t.remove(place)} onClick={onRemove} />
      </TileTools>
    </Tile>
  )
}
