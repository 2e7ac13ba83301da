import type { Article } from '@waldkerf/domain/entities/template/articles'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { controlHeight, space } from '@waldkerf/ui/theme/tokens'
import { texts } from '../articles/articles.texts.ts'
import { DemoPage, LoadingRows } from '../page/DemoPage.tsx'

/** A line of fields and buttons above a table. */
export const Settings = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};

  /* A checkbox beside fields is as high as they are. */
  > label {
    min-height: ${controlHeight};
  }
`

export interface ExportActions {
  /** Hands a file to the browser. */
  save: (content: Blob, name: string) => void
  /** Says that something went wrong. */
  complain: (message: string) => void
}

/** Props of every page that makes a file of articles. */
export interface ExportScreenProps {
  state: Loadable<readonly Article[]>
  actions: ExportActions
}

export interface ExportingProps {
  title: string
  intro: string
  state: Loadable<readonly Article[]>
  children: (rows: readonly Article[]) => ReactNode
}

/** A page that makes a file of articles: they may be on their way, missing, or none. */
export function Exporting({ title, intro, state, children }: ExportingProps) {
  const t = useTexts(texts)
  const rows = shown(state)
  return (
    <DemoPage title={title} intro={intro}>
      {state.status === 'failed' && <ErrorState title={t.failed} message={state.message} onRetry={state.retry} />}
      {state.status === 'loading' && <LoadingRows label={t.loading} />}
      {rows?.length === 0 && <EmptyState title={t.empty} text={t.emptyText} />}
      {rows && rows.length > 0 && children(rows)}
    </DemoPage>
  )
}
