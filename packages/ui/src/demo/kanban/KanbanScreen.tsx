import { useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Menu } from '@waldkerf/ui/parts/Menu/Menu'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { DemoPage } from '../page/DemoPage.tsx'
import { type Board, type BoardItem, useMoves } from '../sorting/board.ts'
import { SortArea } from '../sorting/SortArea.tsx'
import { SortList } from '../sorting/SortList.tsx'
import { texts as sortingTexts } from '../sorting/sorting.texts.ts'
import { kanbanTexts } from '../pages.texts.ts'

const Columns = styled.div`
  display: flex;
  align-items: start;
  gap: ${space(4)};
  padding-bottom: ${space(2)};
  overflow-x: auto;
`

const Column = styled.section`
  flex: 0 0 300px;
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-top: 3px solid var(--edge);
  border-radius: ${radius('card')};
  background: ${color.page};
  --edge: ${color.infoText};

  &[data-column='working'] {
    --edge: ${color.warningText};
  }
  &[data-column='done'] {
    --edge: ${color.successText};
  }
  > h2 {
    display: flex;
    justify-content: space-between;
    margin-bottom: ${space(3)};
    font-size: ${fontSize(14)};
    font-weight: ${weight('semibold')};
  }
  small {
    color: ${color.textMuted};
    font-weight: ${weight('regular')};
  }
`

/** The missions of each column at the start. */
const start = { todo: [1, 2, 3, 4], working: [5, 6, 7], done: [8, 9, 10] } as const
const names = ['todo', 'working', 'done'] as const

/** `/components/drag-kanban`: three columns between which missions move. */
export function KanbanScreen() {
  const t = useTexts(kanbanTexts)
  const words = useTexts(sortingTexts)
  const [places, setPlaces] = useState<Readonly<Record<string, readonly number[]>>>(start)
  // Words are the language's, places the person's.
  const board: Board = names.map((id) => ({
    id,
    title: t[id],
    items: (places[id] ?? []).map((number) => ({ id: number, text: t.mission(number) })),
  }))
  const setBoard = (next: Board) =>
    setPlaces(Object.fromEntries(next.map(({ id, items }) => [id, items.map((item) => item.id)])))
  const { area, said, move } = useMoves(board, setBoard)
  const renderMenu = (column: string) => (item: BoardItem) => (
    <Menu
      label={words.move(item.text)}
      trigger={<Icon name="more" />}
      items={board
        .filter(({ id }) => id !== column)
        .map(({ id, title }) => ({
          id,
          label: words.moveTo(title),
          onSelect: () => move(item.id, id, Number.MAX_SAFE_INTEGER),
        }))}
    />
  )
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <SortArea board={board} onChange={setBoard}>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        <Columns ref={area}>
          {board.map((column) => (
            <Column key={column.id} data-column={column.id} aria-label={column.title}>
              <h2>
                {column.title} <small>{words.count(column.items.length)}</small>
              </h2>
              <SortList column={column} renderTools={renderMenu(column.id)} />
            </Column>
          ))}
        </Columns>
      </SortArea>
    </DemoPage>
  )
}
