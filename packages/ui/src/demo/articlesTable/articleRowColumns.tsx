import type { Article } from '@waldkerf/domain/entities/template/articles'
import { styled } from 'styled-components'
import type { useFormat } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { space } from '../../theme/tokens.ts'
import { ArticleStatus, Stars, TypedTitle } from '../articles/ArticleCells.tsx'
import type { texts as articleTexts } from '../articles/articles.texts.ts'
import type { PlainColumn } from '../page/PlainTable.tsx'
import type { texts } from './ArticlesTable.texts.ts'

const Row = styled.div`
  display: flex;
  gap: ${space(2)};
`

export interface RowActions {
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
export function articleRowColumns({ t, words, format, actions }: Given, withReviewer: boolean): PlainColumn<Article>[] {
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
