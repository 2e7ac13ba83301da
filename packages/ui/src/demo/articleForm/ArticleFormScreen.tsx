import { useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { DemoPage, LoadingRows } from '../page/DemoPage.tsx'
import { ArticleForm, type ArticleFormProps } from './ArticleForm.tsx'
import { texts } from './ArticleForm.texts.ts'
import { type ArticleDraft, newDraft } from './draft/articleDraft.ts'

export interface ArticleFormScreenProps {
  /** 'missing': there is no article of that number. Absent: a new one. */
  state?: Loadable<ArticleDraft> | { status: 'missing' }
  actions: ArticleFormProps['actions']
}

/** `/example/create` and `/example/edit/:id`: an article and everything about it. */
export function ArticleFormScreen({ state, actions }: ArticleFormScreenProps) {
  const t = useTexts(texts)
  const [fresh] = useState((): Loadable<ArticleDraft> => ({ status: 'ready', data: newDraft(new Date()) }))
  const current = state ?? fresh
  const stored = current.status === 'missing' ? undefined : shown(current)
  return (
    <DemoPage title={state ? t.edit : t.create} intro={t.intro}>
      {current.status === 'missing' && <EmptyState title={t.missing} text={t.missingText} />}
      {current.status === 'loading' && <LoadingRows label={t.loading} rows={8} />}
      {current.status === 'failed' && <ErrorState title={t.failed} message={current.message} onRetry={current.retry} />}
      {stored && <ArticleForm stored={stored} actions={actions} />}
    </DemoPage>
  )
}
