import * as v from 'valibot'
import { picture, referencePicture } from '@waldkerf/domain/entities/beetles/beetles'
import { rpc } from '../call.ts'
import { byId, decimalText, flagText, idText, nullToEmpty, noPayload } from '../encodings.ts'
import { id } from '@waldkerf/domain/entities/wire'

/**
 * The caller's agreement to show pictures: whether new reports begin with it, and the reports (kaefer.id) that have it.
 */
const agreement = v.object({ neue: v.boolean(), meldungen: v.array(id) })
export type PictureAgreement = v.InferOutput<typeof agreement>

export const getPictureAgreement = rpc.read('w_get_bildfreigabe', noPayload, agreement)

/** Gives or withdraws the agreement for one own report, or for new ones; holds at once. 404: not an own report. */
export const setPictureAgreement = rpc.idempotent(
  'w_set_bildfreigabe',
  v.object({ kid: v.optional(idText), zeigen: flagText }),
  agreement,
)

/** Withdraws all agreements; new reports begin without one. */
export const withdrawAgreements = rpc.idempotent('w_delete_bildfreigaben', noPayload, agreement)

const pixels = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => String(value)),
)
const degrees = v.optional(v.union([decimalText, v.literal('')]), '')

/**
 * A picture for a record, last in its order: WebP, JPEG or PNG as base64, at most 5 MB, 2,560 px and twelve to a
 * record; sending the same bytes again answers the stored picture. Time and place are the camera's, if it wrote them.
 * 400: not a picture, or not of the stated size; 403: the caller may not change the record; 409: too many; 413: too
 * large.
 */
export const addPicture = rpc.create(
  'w_add_bild',
  v.object({
    kid: idText,
    bild: v.string(),
    breite: pixels,
    hoehe: pixels,
    /** `YYYY-MM-DDThh:mm:ss`, without a zone. */
    aufgenommen_am: nullToEmpty,
    lat: degrees,
    lon: degrees,
  }),
  picture,
)

/** Answers whether there was one that the caller may see. 403: the caller may not change it. */
export const deletePicture = rpc.idempotent('w_delete_bild', byId, v.boolean())

/** Marks a picture as a reference for comparison, or removes the mark. 404: no such picture. Experts only. */
export const starPicture = rpc.idempotent('w_set_bild_stern', v.object({ id: idText, stern: flagText }), picture)

/**
 * Starred pictures of published records of these species (kaeferarten.id, twelve at most), six of each. Others than
 * experts get those whose reporter agrees, without the records' numbers. 400: more species.
 */
export const getReferencePictures = rpc.read(
  'w_get_vergleichsbilder',
  v.object({
    arten: v.pipe(
      v.array(v.number()),
      v.transform((ids) => ids.join()),
    ),
  }),
  v.array(referencePicture),
)
