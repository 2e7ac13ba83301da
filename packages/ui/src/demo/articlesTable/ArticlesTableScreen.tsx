import type { Article, ArticleReadings } from '@waldkerf/domain/entities/template/articles'
import { useState } from 'react'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx'
import type { Loadable } from '../../parts/Loadable/Loadable.tsx'
import { texts as articleTexts } from '../articles/articles.texts.ts'
import { useBook } from '../excel/useBook.ts'
import { type ExportActions, Exporting, Settings } from '../files/Exporting.tsx'
import { PlainTable } from '../page/PlainTable.tsx'
import { ArticleDialog, type ArticleRow } from './ArticleDialog.tsx'
import { ArticleFilter, type ArticleQuery } from './ArticleFilter.tsx'
import { texts } from './ArticlesTable.texts.ts'
import { articleRowColumns, type RowActions } from './articleRowColumns.tsx'
import { ReadingsDialog } from './ReadingsDialog.tsx'

export interface ArticlesTableScreenProps {
  state: Loadable<readonly Article[]>
  actions: ExportActions &
    Pick<RowActions, 'setStatus' | 'remove'> & {
      /** Begins at the first page. */
      search: (query: ArticleQuery) => void
      /** A row without an id is a new article. */
      store: (row: ArticleRow) => void
      loadReadings: (article: Article) => Promise<ArticleReadings>
    }
}

const fresh: ArticleRow = { type: 'CN', title: '', display_time: '', importance: 1, content_short: '' }

/** Articles with everything that can be done to them; the component show has no page for it. */
export function ArticlesTableScreen({ state, actions }: ArticlesTableScreenProps) {
  const t = useTexts(texts)
  const words = useTexts(articleTexts)
  const format = useFormat()
  const { busy, write } = useBook(actions)
  const [withReviewer, setWithReviewer] = useState(false)
  const [edited, setEdited] = useState<ArticleRow>()
  const [readings, setReadings] = useState<{ id: number; readings: ArticleReadings }>()
  const rowActions: RowActions = {
    ...actions,
    edit: setEdited,
    showReadings: (article) =>
      void actions.loadReadings(article).then((found) => setReadings({ id: article.id, readings: found })),
  }
  const columns = articleRowColumns({ t, words, format, actions: rowActions }, withReviewer)
  const run = (rows: readonly Article[]) => void write(rows, { name: 'table-list', type: 'xlsx', autoWidth: true })
  return (
    <>
      <Exporting title={t.title} intro={t.intro} state={state}>
        {(rows) => (
          <>
            <ArticleFilter onSearch={actions.search} />
            <Settings>
              <Button variant="primary" icon="plus" onClick={() => setEdited(fresh)}>
                {t.add}
              </Button>
              <Button icon="download" busy={busy} onClick={() => run(rows)}>
                table-list.xlsx
              </Button>
              <Checkbox
                label={t.showReviewer}
                checked={withReviewer}
                onChange={({ currentTarget }) => setWithReviewer(currentTarget.checked)}
              />
            </Settings>
            <PlainTable label={words.table} columns={columns} rows={rows} rowKey={({ id }) => id} />
          </>
        )}
      </Exporting>
      {edited && (
        <ArticleDialog
          row={edited}
          onCancel={() => setEdited(undefined)}
          onSave={(row) => {
            setEdited(undefined)
            actions.store(row)
          }}
        />
      )}
      {readings && <ReadingsDialog {...readings} onClose={() => setReadings(undefined)} />}
    </>
  )
}
