import { LayoutRefused } from '@waldkerf/documents/pdf/layoutRefused'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import type { LayOut } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { AddressTooLong } from '@waldkerf/ui/screens/documentEditor/lifecycle/addressTooLong'
import { errorMessage } from '@waldkerf/app/platform/errors/errors'
import type { texts } from './editorPage.texts.ts'

/**
 * Lays a document out as it would be archived. An address that does not fit could never be corrected afterwards, so
 * archiving is refused. Other layout failures do not prevent it.
 * @throws AddressTooLong
 */
export async function refuseOverfull(layOut: LayOut, model: DocumentModel): Promise<void> {
  const looked = new AbortController()
  try {
    await layOut({ ...model, isDraft: false }, looked.signal)
  } catch (error) {
    const { cause, message } = error as Error
    if (cause instanceof LayoutRefused) {
      throw new AddressTooLong(message, cause.overfull === 'buyer' ? 'client' : 'settings')
    }
  } finally {
    looked.abort()
  }
}

/** Message for people: why no pages were made. @param t texts of the page's language */
export const downloadMessage = (error: unknown, t: typeof texts.de): string =>
  error instanceof LayoutRefused ? t.overfull[error.overfull] : errorMessage(error)
