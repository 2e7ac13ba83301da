import { readImageSize, mostPixels } from '@waldkerf/domain/beetles/pictures/imageSize'
import type { OfficePicture, OfficePictureName } from '@waldkerf/domain/entities/office/settings'
import { refuse } from '../gateway/problem.ts'
import { decoded, pictureType } from '../beetles/addedPictures.ts'
import type { MockState } from '../state.ts'

const mostSigns = 666_668

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Logo and signatures state no size of their own: the head of the file has it. */
function requireDecodable({ buffer }: Uint8Array<ArrayBuffer>) {
  const size = readImageSize(buffer)
  if (!size) {
    throw refuse(400, 'bad_picture_size', 'Das Bild ist beschädigt: seine Größe lässt sich nicht lesen.')
  }
  if (size.width * size.height > mostPixels) {
    throw refuse(413, 'too_many_pixels', 'Das Bild ist zu groß: höchstens 40 Millionen Bildpunkte.')
  }
}

/** Keeps a logo or signature under the SHA-256 of its bytes. @throws Problem 400, 413 */
export async function storePicture({ officePictures }: MockState, base64: string): Promise<OfficePicture> {
  if (base64.length > mostSigns) throw refuse(413, 'picture_too_large', 'Das Bild ist zu groß: höchstens 500 kB.')
  const bytes = decoded(base64)
  const mime = pictureType(bytes)
  if (mime !== 'image/png' && mime !== 'image/jpeg') {
    throw refuse(400, 'bad_picture_file', 'Das ist kein Bild im Format JPEG oder PNG.')
  }
  requireDecodable(bytes)
  const name = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  const picture: OfficePicture = {
    name,
    mime,
    bild: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
  }
  if (!officePictures.some((known) => known.name === name)) officePictures.push(picture)
  return picture
}

export const pictureName = ({ name, mime }: OfficePicture): OfficePictureName => ({ name, mime })

/** The name of a picture that is there, or '' for none. @throws Problem 400 */
export function toOfficePictureName({ officePictures }: MockState, name: string): string {
  if (name !== '' && !officePictures.some((known) => known.name === name))
    throw refuse(400, 'unknown_picture', 'Dieses Bild gibt es nicht.')
  return name
}
