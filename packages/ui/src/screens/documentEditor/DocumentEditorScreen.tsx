import { type ReactNode } from 'react'
import { shown } from '../../parts/Loadable/Loadable.tsx'
import { Screen } from './DocumentEditorScreen.styles.ts'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import type { EditorActions, EditorState } from './editorTypes.ts'
import { InvoiceEditor } from './InvoiceEditor.tsx'

// For containers, beside the component.
export type * from './editorTypes.ts'

export interface DocumentEditorScreenProps {
  state: EditorState
  actions: EditorActions
  /** The container's notices above the work: a draft to be restored, say. */
  notes?: ReactNode
}

/** The page of one offer or invoice: its editor, or a placeholder until it is loaded. */
export function DocumentEditorScreen(props: DocumentEditorScreenProps) {
  const { facts } = props.state
  const found = shown(facts)
  if (found) return <InvoiceEditor {...props} facts={found} />
  return (
    <Screen>
      <EditorSkeleton waited={facts} />
    </Screen>
  )
}
