import type { EditorState } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import type { EditorSession } from '@waldkerf/domain/office/editorSession/sessionTypes'

/** A document of the editor that can go out. */
export interface SentDocument {
  state: EditorState
  session: EditorSession
}
