import { detectImageKind } from '@waldkerf/domain/beetles/pictures/imageKind'
import { readImageSize } from '@waldkerf/domain/beetles/pictures/imageSize'
import { isWholeImage } from '@waldkerf/domain/beetles/pictures/wholeImage'
import type { calls } from '@waldkerf/domain/calls/contract'
import type { Picture } from '@waldkerf/domain/entities/beetles/beetles'
import { may } from '@waldkerf/domain/roles/rights'
import { findBeetle } from './beetles.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { useAllowance } from '../gateway/allowance.ts'
import { refuse, toId } from '../gateway/problem.ts'
import { findRow } from '../gateway/rows.ts'
import { toCount } from './filter.ts'
import { replacePictures, requireChangeable, sharedPictures, visiblePictures } from './pictures.ts'
import { nextId } from '../state.ts'
import { toDay, toDecimal, toFlag } from '../values/arguments.ts'

const mostBytes = 6_666_668
const mostPictures = 12

const stored: readonly string[] = ['image/webp', 'image/jpeg', 'image/png']

/** The media type by the first bytes, whatever the file claims to be. */
export function pictureType(bytes: Uint8Array): string | undefined {
  const mime = `image/${detectImageKind(bytes)}`
  return stored.includes(mime) ? mime : undefined
}

function toPicture(base64: string): { bytes: Uint8Array<ArrayBuffer>; mime: string } {
  if (base64.length > mostBytes) throw refuse('picture_too_large.report')
  const bytes = decoded(base64)
  const mime = pictureType(bytes)
  if (!mime) throw refuse('bad_picture_file.report')
  return { bytes, mime }
}

/** Decodes base64; empty if the text is not base64. */
export function decoded(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

function toPixels(value: string): number {
  const count = toCount(value, 2_560)
  if (count < 1) throw refuse('bad_count')
  return count
}

/** Refuses an incomplete picture, or one whose stated size differs from the file's header. @throws Problem 400 */
function requireWhole(bytes: Uint8Array<ArrayBuffer>, { breite, hoehe }: Pick<Picture, 'breite' | 'hoehe'>) {
  const size = readImageSize(bytes.buffer)
  if (size?.width !== breite || size.height !== hoehe) throw refuse('bad_picture_size.report')
  if (!isWholeImage(bytes)) throw refuse('picture_incomplete')
}

/** Equal bytes are one picture of a record. Example pictures have no stored bytes, so they equal none. */
const isEqual = (bytes: Uint8Array, stored: Uint8Array | undefined) =>
  bytes.length === stored?.length && bytes.every((byte, at) => byte === stored[at])

function toCameraTime(value: string): string | null {
  if (value === '') return null
  if (!/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(value)) throw refuse('bad_time')
  return `${toDay(value.slice(0, 10))}${value.slice(10)}`
}

/** Adding and deleting single pictures, and reference pictures. */
export const addedPictureHandlers = {
  addPicture({ state, caller, payload }) {
    const { kid, bild, breite, hoehe, aufgenommen_am, lat, lon } = payload
    if ((lat === '') !== (lon === '')) throw refuse('bad_place')
    const beetle = findBeetle(state, caller, kid)
    requireChangeable(caller, beetle)
    const { bytes, mime } = toPicture(bild)
    const columns = {
      mime,
      breite: toPixels(breite),
      hoehe: toPixels(hoehe),
      aufgenommen_am: toCameraTime(aufgenommen_am),
      lat: lat === '' ? null : Number(toDecimal(lat, 90, 6)),
      lon: lon === '' ? null : Number(toDecimal(lon, 180, 6)),
    }
    requireWhole(bytes, columns)
    const others = state.pictures.filter((row) => row.kaefer_id === beetle.id)
    const known = others.find((row) => isEqual(bytes, state.addedBytes.get(row.id)))
    if (known) return known
    useAllowance(state, caller, 'bild', bytes.length)
    const id = nextId(state, 'pictures')
    if (others.length >= mostPictures) throw refuse('too_many_pictures')
    const ending = mime === 'image/jpeg' ? 'jpg' : mime.slice('image/'.length)
    const filename = `${beetle.id}-${id}.${ending}`
    const position = 1 + Math.max(0, ...others.map((row) => row.position))
    const picture: Picture = { id, kaefer_id: beetle.id, filename, ...columns, position, stern: false }
    state.addedBytes.set(id, bytes)
    replacePictures(state, caller, beetle, [...state.pictures, picture])
    return picture
  },
  deletePicture({ state, caller, payload }) {
    const wanted = toId(payload.id)
    const picture = visiblePictures(state, caller).find((row) => row.id === wanted)
    if (!picture) return false
    const beetle = findBeetle(state, caller, String(picture.kaefer_id))
    requireChangeable(caller, beetle)
    replacePictures(
      state,
      caller,
      beetle,
      state.pictures.filter((row) => row !== picture),
    )
    return true
  },
  starPicture({ state, caller, payload }) {
    toId(payload.id)
    const stern = toFlag(payload.stern)
    return Object.assign(findRow(visiblePictures(state, caller), payload.id, 'not_found.picture'), { stern })
  },
  getReferencePictures({ state, caller, payload }) {
    const reviews = may(caller.role, 'reviewBeetles')
    const pictures = reviews ? state.pictures : sharedPictures(state)
    const wanted = payload.arten === '' ? [] : payload.arten.split(',').map(toId)
    if (wanted.length > 12) throw refuse('too_many_species')
    const records = state.beetles.filter(({ status }) => status === 'published')
    return [...new Set(wanted)].flatMap((art) => {
      const reported = new Map(
        records.filter((row) => row.art === art).map((row) => [row.id, Date.parse(row.gemeldet_am)]),
      )
      return pictures
        .filter(({ stern, kaefer_id }) => stern && reported.has(kaefer_id))
        .toSorted((a, b) => (reported.get(b.kaefer_id) ?? 0) - (reported.get(a.kaefer_id) ?? 0) || b.id - a.id)
        .slice(0, 6)
        .map(({ id, kaefer_id }) => ({ id, kaefer_id: reviews ? kaefer_id : null, art }))
    })
  },
} satisfies Partial<AreaHandlers<typeof calls.pictures>>
