import type { OfficePicture } from '@waldkerf/domain/entities/office/settings'
import { fromBase64 } from '@waldkerf/domain/entities/base64'
import { toScreenColours } from './cmyk.ts'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'

/** Reads a stored picture by its name. */
export type ReadPicture = (name: string) => Promise<OfficePicture>

async function readBytes(name: string | undefined, read: ReadPicture): Promise<Uint8Array | undefined> {
  if (!name) return undefined
  const { bild } = await read(name)
  return toScreenColours(fromBase64(bild))
}

/** Logo and signature of a document, as far as it has them, in colours that PDF/A allows. @throws ApiError; DOMException */
export async function loadPictures(
  { pictures }: DocumentModel,
  read: ReadPicture,
): Promise<{ logo?: Uint8Array; signature?: Uint8Array }> {
  const [logo, signature] = await Promise.all([readBytes(pictures?.logo, read), readBytes(pictures?.signature, read)])
  return { ...(logo && { logo }), ...(signature && { signature }) }
}
