import type { calls } from '@waldkerf/domain/calls/contract'
import { findBeetle, isOwn, maySee } from './beetles.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import { findRow, selectRows } from '../gateway/rows.ts'
import type { Beetle, Picture } from '@waldkerf/domain/entities/beetles/beetles'
import { may } from '@waldkerf/domain/roles/rights'
import type { Caller } from '../caller.ts'
import type { MockState } from '../state.ts'
import { logged } from './log.ts'

/** Pictures of records that the caller may see. */
export function visiblePictures({ beetles, pictures }: MockState, caller: Caller): Picture[] {
  const visible = new Set(beetles.filter((row) => maySee(caller, row)).map((row) => row.id))
  return pictures.filter((picture) => visible.has(picture.kaefer_id))
}

/** Reference pictures that everybody may see: starred, published, and with the reporter's agreement. */
export function sharedPictures({ beetles, pictures, agreedRecords }: MockState): Picture[] {
  const published = new Set(beetles.filter(({ status }) => status === 'published').map(({ id }) => id))
  const shared = new Set(agreedRecords.filter((id) => published.has(id)))
  return pictures.filter(({ stern, kaefer_id }) => stern && shared.has(kaefer_id))
}

/** @throws Problem 403 for callers who may see the record but not change it */
export function requireChangeable(caller: Caller, beetle: Beetle): void {
  if (may(caller.role, 'reviewBeetles') || (isOwn(caller, beetle) && beetle.status !== 'published')) return
  throw refuse('not_yours')
}

/** Replaces all pictures by these, and updates the record's count. */
export function replacePictures(state: MockState, caller: Caller, beetle: Beetle, pictures: Picture[]): void {
  logged(state, caller, beetle, () => {
    state.pictures = pictures
    beetle.bilder_anzahl = pictures.filter((row) => row.kaefer_id === beetle.id).length
  })
}

/**
 * Who sees a record sees its pictures, except new users; experts change them, and the reporter until it is published.
 */
export const pictureHandlers = {
  getPictures: ({ state, caller, url }) => selectRows(visiblePictures(state, caller), url),
  async getPictureBytes({ state, caller, payload, pictureBytes }) {
    const picture = findRow(visiblePictures(state, caller), payload.id, 'not_found.picture')
    const headers = { 'Content-Type': picture.mime, 'Cache-Control': 'private, no-cache', Vary: 'Authorization' }
    const added = state.addedBytes.get(picture.id)
    return new Response(added ? new Uint8Array(added) : await pictureBytes(picture.filename), { headers })
  },
  updatePictures({ state, caller, payload: { kid, bilder } }) {
    const beetle = findBeetle(state, caller, kid)
    requireChangeable(caller, beetle)
    const before = state.pictures.filter((picture) => picture.kaefer_id === beetle.id)
    const named = Array.isArray(bilder)
      ? bilder.map((name) => before.find((row) => row.filename === name))
      : [undefined]
    const kept = new Set(named)
    if (kept.has(undefined)) throw refuse('bad_picture')
    const left = [...kept].filter((row) => row !== undefined)
    for (const row of left) row.position = 1 + named.indexOf(row)
    const pictures = state.pictures.filter((row) => row.kaefer_id !== beetle.id || kept.has(row))
    replacePictures(state, caller, beetle, pictures)
    return left
  },
} satisfies Partial<AreaHandlers<typeof calls.beetles>>
