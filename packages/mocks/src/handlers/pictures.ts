import type { calls } from '@waldkerf/domain/calls/contract'
import type { Picture } from '@waldkerf/domain/entities/beetles'
import { findBeetle, isOwn, maySee } from './beetles.ts'
import { type Caller, isAtLeast } from './caller.ts'
import type { HandlersOf } from './door/handler.ts'
import { refuse, toId } from './door/problem.ts'
import { selectRows } from './door/rows.ts'
import type { MockState } from './state.ts'

function visiblePictures({ beetles, pictures }: MockState, caller: Caller): Picture[] {
  const visible = new Set(beetles.filter((row) => maySee(caller, row)).map((row) => row.id))
  return pictures.filter((picture) => visible.has(picture.kaefer_id))
}

/** Pictures are seen like their record, but not by new users; changed by experts, and by the reporter until it is public. */
export const pictureHandlers: Pick<
  HandlersOf<typeof calls.beetles>,
  'getPictures' | 'getPictureBytes' | 'updatePictures'
> = {
  getPictures: {
    from: 'ogf_citizens',
    answer: ({ state, caller, url }) => selectRows(visiblePictures(state, caller), url),
  },
  getPictureBytes: {
    from: 'ogf_citizens',
    async answer({ state, caller, payload, pictureBytes }) {
      const wanted = toId(payload.id)
      const picture = visiblePictures(state, caller).find((row) => row.id === wanted)
      if (!picture) throw refuse(404, 'not_found', 'Das Bild wurde nicht gefunden.')
      const headers = { 'Content-Type': picture.mime, 'Cache-Control': 'private, max-age=86400, immutable' }
      return new Response(await pictureBytes(picture.filename), { headers })
    },
  },
  updatePictures: {
    from: 'ogf_citizens',
    answer({ state, caller, payload: { kid, bilder } }) {
      const beetle = findBeetle(state, caller, kid)
      if (!isAtLeast(caller, 'ogf_expert') && !(isOwn(caller, beetle) && beetle.status !== 'published')) {
        throw refuse(403, 'not_yours', 'Diese Bilder dürfen Sie nicht ändern.')
      }
      const before = state.pictures.filter((picture) => picture.kaefer_id === beetle.id)
      const named = Array.isArray(bilder)
        ? bilder.map((name) => before.find((row) => row.filename === name))
        : [undefined]
      const kept = new Set(named)
      if (kept.has(undefined)) {
        throw refuse(400, 'bad_picture', 'Ein genanntes Bild gehört nicht zu dieser Meldung.')
      }
      state.pictures = state.pictures.filter((row) => row.kaefer_id !== beetle.id || kept.has(row))
      beetle.bilder_anzahl = kept.size
      return [...kept].filter((row) => row !== undefined)
    },
  },
}
