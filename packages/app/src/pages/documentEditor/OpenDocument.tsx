import { useTexts } from '@waldkerf/ui/i18n/Language'
import { DraftBar } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { NotLoaded } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import { DocumentEditorScreen } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { DocumentLog } from './DocumentLog.tsx'
import { documentSlots } from './documentSlots.tsx'
import { texts } from './editorPage.texts.ts'
import { StepDialog } from './steps/StepDialog.tsx'
import { EditorChain } from './EditorChain.tsx'
import { type StoredDocumentInput, useOpenDocument } from './useOpenDocument.ts'

/** A document that is there, in the editor. */
export function OpenDocument(document: StoredDocumentInput) {
  const { parts } = useTexts(texts)
  const { state, missing, actions, draft, session, revision, step, endStep } = useOpenDocument(document)
  return (
    <DocumentEditorScreen
      state={state}
      actions={actions}
      slots={{
        ...documentSlots(state),
        dialog: step && <StepDialog step={step} document={{ state, session }} onClose={endStep} />,
        chain: <EditorChain kind={document.kind} id={document.id} />,
        log: <DocumentLog kind={document.kind} id={document.id} revision={revision} />,
      }}
      notes={
        <>
          <NotLoaded parts={missing} names={parts} />
          <DraftBar {...draft} />
        </>
      }
    />
  )
}
