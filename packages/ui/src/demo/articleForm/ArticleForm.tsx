import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Problem } from '@waldkerf/ui/parts/Field/Field.styles.ts'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { space } from '@waldkerf/ui/theme/tokens'
import { LoadingRows } from '../page/DemoPage.tsx'
import type { Upload } from '../upload/upload.ts'
import { Fields, Section } from './ArticleForm.styles.ts'
import { texts } from './ArticleForm.texts.ts'
import { type ArticleDraft, wordCount, wrongSource } from './draft/articleDraft.ts'
import { AuthorField, type AuthorFieldProps } from './AuthorField.tsx'
import { PictureField } from './PictureField.tsx'
import { StatusBar } from './StatusBar.tsx'
import { type ArticleActions, useArticleForm } from './draft/useArticleForm.ts'

const RichTextEditor = lazy(async () => ({ default: (await import('../richText/RichTextEditor.tsx')).RichTextEditor }))

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`

const weights = [0, 1, 2, 3] as const

export interface ArticleFormProps {
  stored: ArticleDraft
  actions: ArticleActions & { findAuthors: AuthorFieldProps['find']; upload: Upload }
}

/** The fields of an article; messages stand at the field, the focus goes to the first. */
export function ArticleForm({ stored, actions }: ArticleFormProps) {
  const t = useTexts(texts)
  const { form, draft, problems, busy, change, submit } = useArticleForm(stored, actions)
  const [sourceLeft, setSourceLeft] = useState(false)
  const words = wordCount(draft.content_short)
  const says = (field: 'title' | 'content' | 'image_uri') => (problems[field] ? t.problem[field] : undefined)
  return (
    <Form ref={form} onSubmit={(event) => event.preventDefault()}>
      <StatusBar
        draft={draft}
        change={change}
        wrongSource={problems.source_uri ?? (sourceLeft && wrongSource(draft))}
        onSourceLeft={() => setSourceLeft(true)}
        busy={busy}
        save={submit}
      />
      <TextField
        label={t.title}
        required
        maxLength={100}
        value={draft.title}
        error={says('title')}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <Fields>
        <AuthorField value={draft.author} onChange={(author) => change({ author })} find={actions.findAuthors} />
        <TextField
          label={t.time}
          type="datetime-local"
          step={1}
          value={draft.display_time.replace(' ', 'T')}
          onChange={({ currentTarget }) => change({ display_time: currentTarget.value.replace('T', ' ') })}
        />
        <Select
          label={t.importance}
          value={draft.importance}
          onChange={({ currentTarget }) => change({ importance: Number(currentTarget.value) })}
        >
          {weights.map((weight) => (
            <option key={weight}>{weight}</option>
          ))}
        </Select>
      </Fields>
      <TextArea
        label={t.summary}
        hint={t.words(words) || undefined}
        rows={Math.max(2, draft.content_short.split('\n').length)}
        value={draft.content_short}
        onChange={({ currentTarget }) => change({ content_short: currentTarget.value })}
      />
      <Section aria-label={t.content}>
        <h2>{t.content}</h2>
        <Suspense fallback={<LoadingRows label={t.editorLoading} rows={8} />}>
          <RichTextEditor
            label={t.content}
            html={draft.content}
            onChange={(content) => change({ content })}
            height={400}
            upload={actions.upload}
            invalid={problems.content ?? false}
          />
        </Suspense>
        {problems.content && <Problem role="alert">{t.problem.content}</Problem>}
      </Section>
      <PictureField
        url={draft.image_uri}
        onChange={(url) => change({ image_uri: url })}
        upload={actions.upload}
        error={says('image_uri')}
      />
    </Form>
  )
}
