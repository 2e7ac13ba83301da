import { type ReactNode } from 'react'
import { shown } from '../../parts/Loadable/Loadable.tsx'
import { Screen } from './DocumentEditorScreen.styles.ts'
import { EditorBones } from './EditorBones.tsx'
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
  const { facts } = props.state
  const found = shown(facts)
  if (found) return <EditorWorkplace {...props} facts={found} />
  return (
    <Screen>
      <EditorBones waited={facts} />
    </Screen>
  )
}
