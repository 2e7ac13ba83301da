import type { Article } from '@waldkerf/domain/entities/template/articles'
import { type FormEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { space } from '@waldkerf/ui/theme/tokens'
import { articleTypes } from '../articles/ArticleTabsScreen.tsx'
import { texts as articleTexts } from '../articles/articles.texts.ts'
import { texts } from './ArticlesTable.texts.ts'

const Fields = styled.form`
  display: grid;
  gap: ${space(4)};
`

/** The article's fields that the dialog edits; without an id it is a new one. */
export type ArticleRow = Pick<Article, 'type' | 'title' | 'display_time' | 'importance' | 'content_short'> & {
  id?: Article['id']
}

export interface ArticleDialogProps {
  row: ArticleRow
  onSave: (row: ArticleRow) => void
  onCancel: () => void
}

/** Type, date and title of an article, which it needs, its weight and a remark. */
export function ArticleDialog({ row, onSave, onCancel }: ArticleDialogProps) {
  const t = useTexts(texts)
  const words = useTexts(articleTexts)
  const [draft, setDraft] = useState(row)
  const [asked, setAsked] = useState(false)
  const set = (part: Partial<ArticleRow>) => setDraft((before) => ({ ...before, ...part }))
  const missing = (text: string) => (asked && text.trim() === '' ? t.missing : undefined)
  const form = useId()
  const save = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (draft.title.trim() !== '' && draft.display_time !== '') onSave(draft)
  }
  return (
    <Dialog
      open
      title={row.id === undefined ? t.create : t.change}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{t.cancel}</Button>
          <Button type="submit" form={form} variant="primary">
            {t.save}
          </Button>
        </>
      }
    >
      <Fields id={form} noValidate onSubmit={save}>
        <TextField
          label={words.titleColumn}
          required
          value={draft.title}
          error={missing(draft.title)}
          onChange={({ currentTarget }) => set({ title: currentTarget.value })}
        />
        <Select
          label={t.filter.type}
          value={draft.type}
          onChange={({ currentTarget }) => set({ type: currentTarget.value as Article['type'] })}
        >
          {articleTypes.map((value) => (
            <option key={value} value={value}>
              {words.types[value]}
            </option>
          ))}
        </Select>
        <TextField
          label={t.date}
          type="datetime-local"
          required
          value={draft.display_time.replace(' ', 'T')}
          error={missing(draft.display_time)}
          onChange={({ currentTarget }) => set({ display_time: currentTarget.value.replace('T', ' ') })}
        />
        <Select
          label={words.importance}
          value={draft.importance}
          onChange={({ currentTarget }) => set({ importance: Number(currentTarget.value) })}
        >
          {[1, 2, 3].map((count) => (
            <option key={count} value={count}>
              {words.stars(count)}
            </option>
          ))}
        </Select>
        <TextArea
          label={t.remark}
          rows={2}
          value={draft.content_short}
          onChange={({ currentTarget }) => set({ content_short: currentTarget.value })}
        />
      </Fields>
    </Dialog>
  )
}
