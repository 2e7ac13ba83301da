import type { Article } from '@waldkerf/domain/entities/template/articles'
import { ArticleTable } from '@waldkerf/ui/demo/articles/ArticleTable'
import { articleTypes, ArticleTabsScreen, tabColumns } from '@waldkerf/ui/demo/articles/ArticleTabsScreen'
import { useSearchParams } from 'react-router-dom'
import { useArticles } from '../../articles/useArticles.ts'

/** The first five articles of a type. */
const Pane = ({ type }: Pick<Article, 'type'>) => (
  <ArticleTable columns={tabColumns} state={useArticles({ page: 1, limit: 5, type })} />
)

/** /tab/index; the tab stands in the address, so that Back leads to the one before; an unknown one is the first. */
export function TabPage() {
  const [query, setQuery] = useSearchParams()
  const current = articleTypes.find((type) => type === query.get('tab')) ?? 'CN'
  return <ArticleTabsScreen current={current} onChange={(tab) => setQuery({ tab })} Pane={Pane} />
}
