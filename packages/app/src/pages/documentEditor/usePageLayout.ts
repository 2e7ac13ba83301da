import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { LayOut } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { useReadPicture } from '@waldkerf/app/data/office/settings'
import { downloadMessage } from './layoutRefusals.ts'
import { texts } from './editorPage.texts.ts'

/** The blob address of a picture, revoked when the signal aborts. */
function pictureUrl(bytes: Uint8Array | undefined, signal: AbortSignal): string | undefined {
  if (!bytes) return undefined
  const url = URL.createObjectURL(new Blob([Uint8Array.from(bytes)]))
  signal.addEventListener('abort', () => URL.revokeObjectURL(url))
  return url
}

/** Lays documents out by the code that writes their PDF, loaded on first use. */
export function usePageLayout(): LayOut {
  const t = useTexts(texts)
  const readPicture = useReadPicture()
  return async (model: DocumentModel, signal) => {
    try {
      const { documentPages } = await import('@waldkerf/documents/pdf/documentPages')
      const { loadPictures } = await import('@waldkerf/documents/pictures')
      const found = await loadPictures(model, readPicture)
      const pages = await documentPages(model, found, signal)
      const logo = pictureUrl(found.logo, signal)
      const signature = pictureUrl(found.signature, signal)
      return { pages, pictures: { ...(logo && { logo }), ...(signature && { signature }) } }
    } catch (error) {
      throw new Error(downloadMessage(error, t), { cause: error })
    }
  }
}
