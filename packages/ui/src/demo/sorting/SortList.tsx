import { useDroppable } from '@dnd-kit/core'
import {
  horizontalListSortingStrategy,
  SortableContext,
  verticalListSortingStrategy,
  useSortable,
} from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { color, space, radius } from '@waldkerf/ui/theme/tokens'
import type { BoardColumn, BoardItem } from './board.ts'
import { texts } from './sorting.texts.ts'
import { CSS } from '@dnd-kit/utilities'
import { Card } from './SortItem.styles.ts'

const Handle = styled.button`
  flex: 1;
  min-width: 0;
  min-height: 36px;
  padding: ${space(2)} ${space(3)};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: grab;
  touch-action: manipulation;
  user-select: none;
`

/** A thing that can be moved; `tools` stand beside it. */
function SortItem({ item, tools }: { item: BoardItem; tools?: ReactNode }) {
  const t = useTexts(texts)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
    attributes: { roleDescription: t.role },
  })
  const { role: _role, tabIndex: _tabIndex, ...described } = attributes
  return (
    <Card
      ref={setNodeRef}
      data-item={item.id}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition: transition ?? '' }}
    >
      <Handle ref={setActivatorNodeRef} type="button" {...described} {...listeners}>
        {item.text}
      </Handle>
      {tools}
    </Card>
  )
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-height: 60px;
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-row] {
    flex-flow: row wrap;
    min-height: 0;
  }
  &[data-over] {
    outline: 2px dashed ${color.accentText};
    outline-offset: 4px;
  }
`

const Empty = styled.li`
  padding: ${space(4)};
  border: 1px dashed ${color.borderControl};
  color: ${color.textMuted};
  text-align: center;
`

export interface SortListProps {
  column: BoardColumn
  /** Beside each other instead of below. */
  row?: boolean
  /** Buttons beside an item. */
  renderTools?: (item: BoardItem) => ReactNode
}

/** A list whose things can be moved within it and to other lists of the same area. Empty it still takes them. */
export function SortList({ column: { id, title, items }, row = false, renderTools }: SortListProps) {
  const t = useTexts(texts)
  const { setNodeRef, isOver } = useDroppable({ id })
  return (
    <SortableContext
      items={items.map((item) => item.id)}
      strategy={row ? horizontalListSortingStrategy : verticalListSortingStrategy}
    >
      <List ref={setNodeRef} aria-label={title} data-row={row || undefined} data-over={isOver || undefined}>
        {items.length === 0 && <Empty>{t.empty}</Empty>}
        {items.map((item) => (
          <SortItem key={item.id} item={item} tools={renderTools?.(item)} />
        ))}
      </List>
    </SortableContext>
  )
}
