import { ArticleListScreen } from '@waldkerf/ui/demo/articles/ArticleListScreen'
import { pageLimits } from '@waldkerf/ui/demo/pagination/Pagination'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useArticles } from '@waldkerf/app/template/articles/useArticles'
import type { Article } from '@waldkerf/domain/entities/template/articles'
import { ArticleTable } from '@waldkerf/ui/demo/articles/ArticleTable'
import { articleTypes, ArticleTabsScreen, tabColumns } from '@waldkerf/ui/demo/articles/ArticleTabsScreen'

const positive = (text: string | null, fallback: number) =>
  /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : fallback

/** /example/list; the address contains the page and the rows per page, so that Back restores them. */
export function ArticleListPage() {
  const [query, setQuery] = useSearchParams()
  const page = positive(query.get('page'), 1)
  const limit = pageLimits.find((one) => String(one) === query.get('limit')) ?? 20
  const state = useArticles({ page, limit })
  const total = shown(state)?.total
  const last = Math.max(1, Math.ceil((total ?? 0) / limit))
  const isBeyond = state.status === 'ready' && page > last
  useEffect(() => {
    if (isBeyond) setQuery({ page: String(last), limit: String(limit) }, { replace: true })
  }, [isBeyond, last, limit, setQuery])
  return (
    <ArticleListScreen
      state={state}
      choice={{ page, limit }}
      onChange={(choice) => {
        setQuery({ page: String(choice.page), limit: String(choice.limit) })
        // The user wants to see the first row of the new page.
        scrollTo({ top: 0 })
      }}
    />
  )
}

/** The first five articles of a type. */
const Pane = ({ type }: Pick<Article, 'type'>) => (
  <ArticleTable columns={tabColumns} state={useArticles({ page: 1, limit: 5, type })} />
)

/** /tab/index; the address contains the tab, so that Back opens the previous one; an unknown tab opens the first. */
export function TabPage() {
  const [query, setQuery] = useSearchParams()
  const current = articleTypes.find((type) => type === query.get('tab')) ?? 'CN'
  return <ArticleTabsScreen current={current} onChange={(tab) => setQuery({ tab })} Pane={Pane} />
}
