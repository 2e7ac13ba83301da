import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '../../i18n/Language.tsx'
import { radius, space } from '../../theme/tokens.ts'
import type { BoardItem } from './board/board.ts'
import { Card } from './SortItem.styles.ts'
import { texts } from './sorting.texts.ts'

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
export function SortItem({ item, tools }: { item: BoardItem; tools?: ReactNode }) {
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
