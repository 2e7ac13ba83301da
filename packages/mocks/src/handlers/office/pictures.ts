import { readImageSize, mostPixels } from '@waldkerf/domain/beetles/pictures/imageSize'
import type { OfficePicture, OfficePictureName } from '@waldkerf/domain/entities/office/settings'
import { refuse } from '../gateway/problem.ts'
import { decoded, pictureType } from '../beetles/addedPictures.ts'
import type { MockState } from '../state.ts'

const mostSigns = 666_668

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Calls state no size of logo and signatures, so it is read from the file's header. */
function requireDecodable({ buffer }: Uint8Array<ArrayBuffer>) {
  const size = readImageSize(buffer)
  if (!size) throw refuse('bad_picture_size.office')
  if (size.width * size.height > mostPixels) throw refuse('too_many_pixels')
}

/** Stores a logo or signature under the SHA-256 of its bytes. @throws Problem 400, 413 */
export async function storePicture({ officePictures }: MockState, base64: string): Promise<OfficePicture> {
  if (base64.length > mostSigns) throw refuse('picture_too_large.office')
  const bytes = decoded(base64)
  const mime = pictureType(bytes)
  if (mime !== 'image/png' && mime !== 'image/jpeg') throw refuse('bad_picture_file.office')
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

/** The name of a stored picture, or '' for none. @throws Problem 400 */
export function toOfficePictureName({ officePictures }: MockState, name: string): string {
  if (name !== '' && !officePictures.some((known) => known.name === name)) throw refuse('unknown_picture')
  return name
}
