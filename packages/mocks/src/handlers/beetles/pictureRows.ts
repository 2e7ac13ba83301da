import type { Beetle, Picture } from '@waldkerf/domain/entities/beetles/beetles'
import { may } from '@waldkerf/domain/roles/rights'
import { isOwn, maySee } from './beetles.ts'
import type { Caller } from '../caller.ts'
import { refuse } from '../gateway/problem.ts'
import type { MockState } from '../state.ts'
import { logged } from './log.ts'

/** Those of records that the caller may see. */
export function visiblePictures({ beetles, pictures }: MockState, caller: Caller): Picture[] {
  const visible = new Set(beetles.filter((row) => maySee(caller, row)).map((row) => row.id))
  return pictures.filter((picture) => visible.has(picture.kaefer_id))
}

/** Those to compare with that everybody may see: starred, published, and with the reporter's agreement. */
export function sharedPictures({ beetles, pictures, agreedRecords }: MockState): Picture[] {
  const published = new Set(beetles.filter(({ status }) => status === 'published').map(({ id }) => id))
  const shared = new Set(agreedRecords.filter((id) => published.has(id)))
  return pictures.filter(({ stern, kaefer_id }) => stern && shared.has(kaefer_id))
}

/** @throws Problem 403 for those who may see the record only */
export function requireChangeable(caller: Caller, beetle: Beetle): void {
  if (may(caller.role, 'reviewBeetles') || (isOwn(caller, beetle) && beetle.status !== 'published')) return
  throw refuse('not_yours')
}

/** Puts these pictures in place of all, and counts those of the record anew. */
export function replacePictures(state: MockState, caller: Caller, beetle: Beetle, pictures: Picture[]): void {
  logged(state, caller, beetle, () => {
    state.pictures = pictures
    beetle.bilder_anzahl = pictures.filter((row) => row.kaefer_id === beetle.id).length
  })
}
