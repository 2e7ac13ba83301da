import { type ReactNode } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx'
import { shown } from '../../parts/Loadable/Loadable.tsx'
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx'
import { Bones, Screen } from './DocumentEditorScreen.styles.ts'
import { texts } from './DocumentEditorScreen.texts.ts'
import { EditorWorkplace } from './EditorWorkplace.tsx'
import type { EditorActions, EditorState } from './editorTypes.ts'

// What a container needs beside the component.
export type * from './editorTypes.ts'

export interface DocumentEditorScreenProps {
  state: EditorState
  actions: EditorActions
  /** What the container has to say above the work: a draft to be restored, say. */
  notes?: ReactNode
}

/** One editor for offers and invoices: the letter in the middle, its details beside it, its sums below. */
export function DocumentEditorScreen(props: DocumentEditorScreenProps) {
  const t = useTexts(texts)
  const { facts } = props.state
  const found = shown(facts)
  if (found) return <EditorWorkplace {...props} facts={found} />
  return (
    <Screen>
      {facts.status === 'failed' ? (
        <ErrorState title={t.failed} message={facts.message} onRetry={facts.retry} />
      ) : (
        <Bones aria-label={t.loading}>
          <Skeleton height={40} />
          <Skeleton height={160} />
          <Skeleton height={320} />
        </Bones>
      )}
    </Screen>
  )
}
