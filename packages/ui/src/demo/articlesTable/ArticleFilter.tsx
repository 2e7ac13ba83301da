import type { Article } from '@waldkerf/domain/entities/template/articles'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Select } from '../../parts/Select/Select.tsx'
import { TextField } from '../../parts/TextField/TextField.tsx'
import { texts as articleTexts } from '../articles/articles.texts.ts'
import { articleTypes } from '../articles/ArticleTabsScreen.tsx'
import { Settings } from '../files/Exporting.tsx'
import { texts } from './ArticlesTable.texts.ts'

/** The list's conditions; '' matches anything. */
export interface ArticleQuery {
  title: string
  importance: string
  type: Article['type'] | ''
  sort: '+id' | '-id'
}

const anyArticle: ArticleQuery = { title: '', importance: '', type: '', sort: '+id' }

/** Filter fields above the list. The search starts on submit, not while somebody types. */
export function ArticleFilter({ onSearch }: { onSearch: (query: ArticleQuery) => void }) {
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
