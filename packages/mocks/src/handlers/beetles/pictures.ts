import type { calls } from '@waldkerf/domain/calls/contract'
import { findBeetle } from './beetles.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse, toId } from '../gateway/problem.ts'
import { selectRows } from '../gateway/rows.ts'
import { replacePictures, requireChangeable, visiblePictures } from './pictureRows.ts'

/** Pictures are seen like their record, but not by new users; changed by experts, and by the reporter until it is public. */
export const pictureHandlers: Pick<
  AreaHandlers<typeof calls.beetles>,
  'getPictures' | 'getPictureBytes' | 'updatePictures'
> = {
  getPictures: {
    answer: ({ state, caller, url }) => selectRows(visiblePictures(state, caller), url),
  },
  getPictureBytes: {
    async answer({ state, caller, payload, pictureBytes }) {
      const wanted = toId(payload.id)
      const picture = visiblePictures(state, caller).find((row) => row.id === wanted)
      if (!picture) throw refuse('not_found.picture')
      const headers = { 'Content-Type': picture.mime, 'Cache-Control': 'private, no-cache', Vary: 'Authorization' }
      const added = state.addedBytes.get(wanted)
      return new Response(added ? new Uint8Array(added) : await pictureBytes(picture.filename), { headers })
    },
  },
  updatePictures: {
    answer({ state, caller, payload: { kid, bilder } }) {
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
  },
}
