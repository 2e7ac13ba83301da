import type { Article, ArticleReadings } from '@waldkerf/domain/entities/template/articles'
import { useState, type FormEvent } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { texts as articleTexts } from '../articles/articles.texts.ts'
import { useBook } from '../excel/useBook.ts'
import { type ExportActions, Exporting, Settings } from '../files/Exporting.tsx'
import { PlainTable, type PlainColumn } from '../page/PlainTable.tsx'
import { ArticleDialog, type ArticleRow } from './ArticleDialog.tsx'
import { texts } from './ArticlesTable.texts.ts'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { articleTypes } from '../articles/ArticleTabsScreen.tsx'
import { styled } from 'styled-components'
import { space } from '@waldkerf/ui/theme/tokens'
import { ArticleStatus, Stars, TypedTitle } from '../articles/ArticleCells.tsx'

const Row = styled.div`
  display: flex;
  gap: ${space(2)};
`

interface RowActions {
  edit: (article: Article) => void
  setStatus: (article: Article, status: Article['status']) => void
  remove: (article: Article) => void
  showReadings: (article: Article) => void
}

interface Given {
  t: typeof texts.de
  words: typeof articleTexts.de
  format: ReturnType<typeof useFormat>
  actions: RowActions
}

/** The buttons of a row; its present state is not offered. */
function Operations({ article, t, actions }: Pick<Given, 't' | 'actions'> & { article: Article }) {
  const { id, status } = article
  const other = status === 'published' ? 'draft' : 'published'
  const label = other === 'published' ? t.publish : t.draft
  return (
    <Row>
      <Button aria-label={t.of(t.edit, id)} onClick={() => actions.edit(article)}>
        {t.edit}
      </Button>
      <Button aria-label={t.of(label, id)} onClick={() => actions.setStatus(article, other)}>
        {label}
      </Button>
      <Button variant="danger" aria-label={t.of(t.remove, id)} onClick={() => actions.remove(article)}>
        {t.remove}
      </Button>
    </Row>
  )
}

/** The columns of the articles table; the reviewer's can be left out. */
function articleRowColumns({ t, words, format, actions }: Given, withReviewer: boolean): PlainColumn<Article>[] {
  return [
    { id: 'id', title: words.id, align: 'end', cell: ({ id }) => id },
    { id: 'date', title: words.date, unbroken: true, cell: ({ display_time }) => display_time },
    { id: 'title', title: words.titleColumn, cell: ({ title, type }) => <TypedTitle title={title} type={type} /> },
    { id: 'author', title: words.author, unbroken: true, cell: ({ author }) => author },
    ...(withReviewer ? [{ id: 'reviewer', title: t.reviewer, cell: ({ reviewer }: Article) => reviewer }] : []),
    { id: 'importance', title: words.importance, cell: ({ importance }) => <Stars count={importance} /> },
    {
      id: 'readings',
      title: words.readings,
      align: 'end',
      cell: (article) => (
        <Button
          variant="quiet"
          aria-label={`${format.number(article.pageviews)} ${t.of(words.readings, article.id)}`}
          onClick={() => actions.showReadings(article)}
        >
          {format.number(article.pageviews)}
        </Button>
      ),
    },
    { id: 'status', title: words.status, cell: ({ status }) => <ArticleStatus status={status} /> },
    { id: 'operations', title: t.operations, cell: (article) => <Operations {...{ article, t, actions }} /> },
  ]
}

/** The list's conditions; '' matches anything. */
interface ArticleQuery {
  title: string
  importance: string
  type: Article['type'] | ''
  sort: '+id' | '-id'
}

const anyArticle: ArticleQuery = { title: '', importance: '', type: '', sort: '+id' }

/** Filter fields above the list. The search starts on submit, not while somebody types. */
function ArticleFilter({ onSearch }: { onSearch: (query: ArticleQuery) => void }) {
  const t = useTexts(texts)
  const { types } = useTexts(articleTexts)
  const [query, setQuery] = useState(anyArticle)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(query)
  }
  const set = (part: Partial<ArticleQuery>) => setQuery((before) => ({ ...before, ...part }))
  return (
    <Settings as="form" role="search" onSubmit={submit}>
      <TextField
        label={t.filter.title}
        value={query.title}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
      />
      <Select
        label={t.filter.importance}
        value={query.importance}
        onChange={({ currentTarget }) => set({ importance: currentTarget.value })}
      >
        <option value="">{t.any}</option>
        {['1', '2', '3'].map((value) => (
          <option key={value}>{value}</option>
        ))}
      </Select>
      <Select
        label={t.filter.type}
        value={query.type}
        onChange={({ currentTarget }) => set({ type: currentTarget.value as ArticleQuery['type'] })}
      >
        <option value="">{t.any}</option>
        {articleTypes.map((value) => (
          <option key={value} value={value}>
            {types[value]}
          </option>
        ))}
      </Select>
      <Select
        label={t.filter.sort}
        value={query.sort}
        onChange={({ currentTarget }) => set({ sort: currentTarget.value as ArticleQuery['sort'] })}
      >
        <option value="+id">{t.sorts['+id']}</option>
        <option value="-id">{t.sorts['-id']}</option>
      </Select>
      <Button type="submit" icon="search">
        {t.search}
      </Button>
    </Settings>
  )
}

interface ReadingsDialogProps {
  /** Of which article. */
  id: number
  readings: ArticleReadings
  onClose: () => void
}

/** An article's readings by the channels they came through. */
function ReadingsDialog({ id, readings, onClose }: ReadingsDialogProps) {
  const t = useTexts(texts)
  const format = useFormat()
  return (
    <Dialog open title={t.readingsTitle(id)} onClose={onClose} actions={<Button onClick={onClose}>{t.close}</Button>}>
      <PlainTable
        label={t.readings}
        columns={[
          { id: 'channel', title: t.channel, cell: ({ key }) => key },
          { id: 'readings', title: t.readings, align: 'end', cell: ({ pv }) => format.number(pv) },
        ]}
        rows={readings.pvData}
        rowKey={({ key }) => key}
      />
    </Dialog>
  )
}

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
