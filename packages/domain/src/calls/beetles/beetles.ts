import * as v from 'valibot'
import { beetle, picture, reportColumns, species } from '@waldkerf/domain/entities/beetles/beetles'
import { type Call, rpc } from '../call.ts'
import { tableCall } from '../tableCall.ts'
import { byId, cellColumns, idText, noPayload, nullToEmpty, optionalId } from '../encodings.ts'

/**
 * The records the caller may see, newest first; '' means all. `kaeferart` is kaeferarten.id as text. 413: they are more
 * than `mostListed`.
 */
export const getBeetleOverview = rpc.read(
  'a_get_kaefer_overview',
  v.object({ bundesland: nullToEmpty, kaeferart: nullToEmpty }),
  v.array(beetle),
)

/**
 * Review decision. The server sets `letzter_bearbeiter` to the signed-in person and `published_from` on publishing;
 * forged values are ignored. 409: the transition is not allowed, a rejection without message, or a question without one that was
 * written since the last change of status.
 */
export const updateBeetle = rpc.change(
  'a_update_kaefer',
  v.object({
    id: idText,
    status: v.string(),
    published_from: nullToEmpty,
    letzter_bearbeiter: nullToEmpty,
    art: optionalId,
    message: v.optional(v.string()),
  }),
  beetle,
)

/**
 * The message to the reporter, which also becomes an entry of the conversation. Sent before the status, so that the
 * mail about the status contains it.
 */
export const updateBeetleMessage = rpc.change('a_update_message', v.object({ id: idText, msg: nullToEmpty }), beetle)

/** The whole new list of a record's pictures, as file names: order and removal. Answers what is stored then. */
export const updatePictures = rpc.idempotent(
  'a_update_bilder',
  v.object({ kid: idText, bilder: v.array(v.string()) }),
  v.array(picture),
)

/** Re-identification. */
export const patchBeetleSpecies = tableCall(
  'PATCH /kaefer',
  v.strictObject(cellColumns({ art: reportColumns.art })),
  v.array(beetle),
  { filters: ['id'] },
)

export const getSpecies = tableCall('GET /kaeferarten', noPayload, v.array(species))

export const getSpeciesById = tableCall('GET /kaeferarten?id', noPayload, v.array(species), { filters: ['id'] })

export const getPictures = tableCall('GET /bilder', noPayload, v.array(picture), {
  filters: ['kaefer_id'],
  order: 'filename',
  rows: 'whole',
})

/** The picture's bytes: GET /rpc/w_get_bild?id={bilder.id}, for those who may see the record. 404 otherwise. */
export const getPictureBytes = {
  name: 'w_get_bild',
  method: 'GET',
  path: '/rpc/w_get_bild',
  payload: byId,
  answer: v.unknown(),
  effect: 'read',
} satisfies Call
