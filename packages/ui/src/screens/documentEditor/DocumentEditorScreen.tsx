import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Screen } from './DocumentEditorScreen.styles.ts'
import { EditorSkeleton, type EditorSkeletonProps } from './EditorSkeleton.tsx'
import { InvoiceEditor, type InvoiceEditorProps } from './InvoiceEditor.tsx'

// For containers, beside the component.
export type * from './editorTypes.ts'
export type { LayOut } from './letter/useLaidOut.ts'

export type DocumentEditorScreenProps = Omit<InvoiceEditorProps, 'facts'>

/** The page of one offer or invoice: its editor, or a placeholder until it is loaded. */
export function DocumentEditorScreen(props: DocumentEditorScreenProps) {
  const { facts } = props.state
  const found = shown(facts)
  return found ? <InvoiceEditor {...props} facts={found} /> : <DocumentPlaceholder waited={facts} />
}

/** The page of a document that is not there yet, or cannot be read. */
export const DocumentPlaceholder = (props: EditorSkeletonProps) => (
  <Screen>
    <EditorSkeleton {...props} />
  </Screen>
)
