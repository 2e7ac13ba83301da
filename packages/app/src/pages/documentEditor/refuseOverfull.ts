import { LayoutRefused } from '@waldkerf/documents/pdf/layoutRefused'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import type { LayOut } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { AddressTooLong } from '@waldkerf/ui/screens/documentEditor/lifecycle/addressTooLong'

/**
 * Lays a document out as it would be fixed: what does not fit then never does, since nothing of it changes any more. Pages
 * that could not be laid out for another reason bar nothing.
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
