import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { saveFile } from '@waldkerf/ui/browser/saveFile'
import type { DownloadFormat, EditorActions } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import type { EditorSession } from '@waldkerf/domain/office/editorSession/sessionTypes'
import { useReadPicture } from '../../data/office/settings.ts'
import { downloadMessage } from './downloadMessage.ts'
import { texts } from './editorPage.texts.ts'

type OnProgress = Parameters<EditorActions['download']>[2]

/** Makes the document's files; their code loads with the first one. Pending edits are sent before: files show stored ones. */
export function useDownload(session: EditorSession) {
  const t = useTexts(texts)
  const readPicture = useReadPicture()
  return async (format: DownloadFormat, model: DocumentModel, onProgress: OnProgress): Promise<void> => {
    if (!(await session.flush())) throw new Error(t.notSent)
    const { InvoiceRefused, makeDocument } = await import('@waldkerf/documents/makeDocument')
    try {
      const { blob, fileName } = await makeDocument(model, format, {
        readPicture,
        onStep: (step) => step !== 'done' && onProgress({ step }),
        onProgress: (share) => onProgress({ step: 'pdf', share }),
      })
      saveFile(blob, fileName)
    } catch (error) {
      if (!(error instanceof InvoiceRefused)) throw new Error(downloadMessage(error, t), { cause: error })
      throw new Error(error.checked.findings.length > 0 ? t.rules : t.schema, { cause: error })
    }
  }
}
