import type { Picture } from '@waldkerf/domain/entities/beetles/beetles'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { texts } from '../pictures.texts.ts'
import { Handle, Tile, TileTools } from './PictureEditor.styles.ts'

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
export function PictureTile({ picture, url, place, total, onMove, onRemove }: PictureTileProps) {
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
