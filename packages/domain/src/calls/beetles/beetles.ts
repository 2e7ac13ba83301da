import * as v from 'valibot'
import { beetle, picture, species } from '../../entities/beetles/beetles.ts'
import { defineCall, defineProcedure } from '../call.ts'
import { idText, noPayload, nullToEmpty, optionalId } from '../encodings.ts'

/** The records the caller may see, newest first; '' means all. `kaeferart` is kaeferarten.id as text. */
export const getBeetleOverview = defineProcedure({
  name: 'a_get_kaefer_overview',
  payload: v.object({ bundesland: nullToEmpty, kaeferart: nullToEmpty }),
  answer: v.array(beetle),
  effect: 'read',
})

/**
 * Review decision. The server sets `letzter_bearbeiter` to the signed-in person and `published_from` on publishing;
 * forged values are ignored. 409: the transition is not allowed, a rejection without message, or a question without one that was
 * written since the last change of status.
 */
export const updateBeetle = defineProcedure({
  name: 'a_update_kaefer',
  payload: v.object({
    id: idText,
    status: v.string(),
    published_from: nullToEmpty,
    letzter_bearbeiter: nullToEmpty,
    art: optionalId,
    message: v.optional(v.string()),
  }),
  answer: beetle,
  effect: 'change',
  usedBy: { hook: 'useBeetleReview', screen: 'gis' },
})

/**
 * The message to the reporter, which also becomes an entry of the conversation. It is written before the status, so that a
 * mail on the status has the text.
 */
export const updateBeetleMessage = defineProcedure({
  name: 'a_update_message',
  payload: v.object({ id: idText, msg: nullToEmpty }),
  answer: beetle,
  effect: 'change',
  usedBy: { hook: 'useBeetleReview', screen: 'gis' },
})

/** The whole new list of a record's pictures, as file names: order and removal. Answers what is stored then. */
export const updatePictures = defineProcedure({
  name: 'a_update_bilder',
  payload: v.object({ kid: idText, bilder: v.array(v.string()) }),
  answer: v.array(picture),
  effect: 'idempotent',
  usedBy: { hook: 'usePictureChanges', screen: 'gis' },
})

/** Re-identification. */
export const patchBeetleSpecies = defineCall({
  name: 'PATCH /kaefer',
  method: 'PATCH',
  path: '/kaefer',
  filters: ['id'],
  payload: v.strictObject({ art: v.number() }),
  answer: v.array(beetle),
  effect: 'change',
  usedBy: { hook: 'useBeetleReview', screen: 'gis' },
  source: 'spec 7, table calls',
})

export const getSpecies = defineCall({
  name: 'GET /kaeferarten',
  method: 'GET',
  path: '/kaeferarten',
  payload: noPayload,
  answer: v.array(species),
  effect: 'read',
  usedBy: { hook: 'useSpecies', screen: 'gis' },
  source: 'spec 7, table calls',
})

export const getSpeciesById = defineCall({
  name: 'GET /kaeferarten?id',
  method: 'GET',
  path: '/kaeferarten',
  filters: ['id'],
  payload: noPayload,
  answer: v.array(species),
  effect: 'read',
  usedBy: { hook: 'useSpeciesById', screen: 'gis' },
  source: 'spec 7, table calls',
})

export const getPictures = defineCall({
  name: 'GET /bilder',
  method: 'GET',
  path: '/bilder',
  filters: ['kaefer_id'],
  order: 'filename',
  payload: noPayload,
  answer: v.array(picture),
  rows: 'whole',
  effect: 'read',
  usedBy: { hook: 'usePictures', screen: 'gis' },
  source: 'spec 7, table calls',
})

/** The picture's bytes: GET /rpc/w_get_bild?id={bilder.id}, for those who may see the record. 404 otherwise. */
export const getPictureBytes = defineCall({
  name: 'w_get_bild',
  method: 'GET',
  path: '/rpc/w_get_bild',
  payload: v.object({ id: idText }),
  answer: v.unknown(),
  effect: 'read',
  usedBy: { hook: 'usePictureUrls', screen: 'gis' },
  source: 'added: the specification names pictures by file name but no way to their bytes',
})
