import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Screen } from './DocumentEditorScreen.styles.ts'
import { EditorSkeleton, type EditorSkeletonProps } from './EditorSkeleton.tsx'
import { InvoiceEditor, type InvoiceEditorProps } from './InvoiceEditor.tsx'

// For containers, beside the component.
export type * from './editorTypes.ts'
export type { LayOut } from './letter/useLaidOut.ts'

export type DocumentEditorScreenProps = Omit<InvoiceEditorProps, 'facts'> & Pick<EditorSkeletonProps, 'list'>

/** The page of one offer or invoice: its editor, or a placeholder until it is loaded. */
export function DocumentEditorScreen({ list, ...props }: DocumentEditorScreenProps) {
  const { facts } = props.state
  const found = shown(facts)
  if (found) return <InvoiceEditor {...props} facts={found} />
  return (
    <Screen>
      <EditorSkeleton waited={facts} list={list} />
    </Screen>
  )
}
