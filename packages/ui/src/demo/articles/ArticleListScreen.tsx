import { useTexts } from '@waldkerf/ui/i18n/Language'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { DemoPage } from '../page/DemoPage.tsx'
import { type ArticlePage, ArticleTable } from './ArticleTable.tsx'
import type { PageChoice } from '../pagination/pages.ts'
import { Pagination } from '../pagination/Pagination.tsx'
import { texts } from './articles.texts.ts'

export interface ArticleListScreenProps {
  state: Loadable<ArticlePage>
  choice: PageChoice
  onChange: (choice: PageChoice) => void
}

const columns = ['id', 'date', 'author', 'importance', 'status', 'title', 'edit'] as const

/** `/example/list`: all articles, page by page. */
export function ArticleListScreen({ state, choice, onChange }: ArticleListScreenProps) {
  const t = useTexts(texts)
  return (
    <DemoPage title={t.list.title} intro={t.list.intro}>
      <ArticleTable state={state} columns={columns} />
      <Pagination total={shown(state)?.total ?? 0} choice={choice} onChange={onChange} />
    </DemoPage>
  )
}
