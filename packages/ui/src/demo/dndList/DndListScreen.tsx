import type { Article } from '@waldkerf/domain/entities/template/articles'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { DemoPage, LoadingRows } from '../page/DemoPage.tsx'
import { dndListTexts } from '../pages.texts.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { space } from '@waldkerf/ui/theme/tokens'
import { type Board, type BoardItem, useMoves } from '../sorting/board.ts'
import { SortArea } from '../sorting/SortArea.tsx'
import { SortList } from '../sorting/SortList.tsx'

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  align-items: start;
  gap: ${space(4)};
`

/** So many stand in the list at first; the others are the pool. */
const listed = 5

const toItem = ({ id, author, title }: Article): BoardItem => ({ id, text: `${id} [${author}] ${title}` })

/** Two lists of articles. Once drawn, their content is the person's: articles loaded later do not change it. */
function ArticleBoard({ articles }: { articles: readonly Article[] }) {
  const t = useTexts(dndListTexts)
  const [board, setBoard] = useState<Board>(() => {
    const items = articles.map(toItem)
    return [
      { id: 'list', title: '', items: items.slice(0, listed) },
      { id: 'pool', title: '', items: items.slice(listed) },
    ]
  })
  const titled = board.map((column) => ({ ...column, title: column.id === 'list' ? t.list : t.pool }))
  const { area, said, move } = useMoves(titled, setBoard)
  const renderTool = (column: string) => (item: BoardItem) =>
    column === 'list' ? (
      <IconButton icon="close" label={t.remove(item.text)} onClick={() => move(item.id, 'pool', 0)} />
    ) : (
      <IconButton icon="plus" label={t.add(item.text)} onClick={() => move(item.id, 'list', Number.MAX_SAFE_INTEGER)} />
    )
  return (
    <SortArea board={titled} onChange={setBoard}>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Columns ref={area}>
        {titled.map((column) => (
          <Card key={column.id} title={column.title}>
            <SortList column={column} renderTools={renderTool(column.id)} />
          </Card>
        ))}
      </Columns>
    </SortArea>
  )
}

/** `/components/dnd-list`: a list of articles and the pool it is filled from. */
export function DndListScreen({ state }: { state: Loadable<readonly Article[]> }) {
  const t = useTexts(dndListTexts)
  const articles = shown(state)
  return (
    <DemoPage title={t.title} intro={t.intro}>
      {state.status === 'failed' && <ErrorState title={t.failed} message={state.message} onRetry={state.retry} />}
      {state.status === 'loading' && <LoadingRows label={t.loading} />}
      {articles && <ArticleBoard articles={articles} />}
    </DemoPage>
  )
}
