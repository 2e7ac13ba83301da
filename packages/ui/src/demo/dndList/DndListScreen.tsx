import type { Article } from '@waldkerf/domain/entities/template/articles'
import { useTexts } from '../../i18n/Language.tsx'
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx'
import { type Loadable, shown } from '../../parts/Loadable/Loadable.tsx'
import { DemoPage } from '../page/DemoPage.tsx'
import { LoadingRows } from '../page/LoadingRows.tsx'
import { ArticleBoard } from './ArticleBoard.tsx'
import { texts } from './DndListScreen.texts.ts'

/** `/components/dnd-list`: a list of articles and the pool it is filled from. */
export function DndListScreen({ state }: { state: Loadable<readonly Article[]> }) {
  const t = useTexts(texts)
  const articles = shown(state)
  return (
    <DemoPage title={t.title} intro={t.intro}>
      {state.status === 'failed' && <ErrorState title={t.failed} message={state.message} onRetry={state.retry} />}
      {state.status === 'loading' && <LoadingRows label={t.loading} />}
      {articles && <ArticleBoard articles={articles} />}
    </DemoPage>
  )
}
