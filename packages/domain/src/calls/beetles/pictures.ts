import * as v from 'valibot'
import { picture, referencePicture } from '@waldkerf/domain/entities/beetles/beetles'
import { rpc } from '../call.ts'
import { byId, decimalText, flagText, idText, nullToEmpty, noPayload } from '../encodings.ts'
import { id } from '@waldkerf/domain/entities/wire'

/** Of the caller: whether new reports begin with it, and his reports (kaefer.id) for which it is given. */
const agreement = v.object({ neue: v.boolean(), meldungen: v.array(id) })
export type PictureAgreement = v.InferOutput<typeof agreement>

export const getPictureAgreement = rpc.read('w_get_bildfreigabe', noPayload, agreement)

/** Agrees for one own report, or for those to come; or withdraws it, which holds at once. 404: no such report of his. */
export const setPictureAgreement = rpc.idempotent(
  'w_set_bildfreigabe',
  v.object({ kid: v.optional(idText), zeigen: flagText }),
  agreement,
)

/** Withdraws all of them; new reports begin without. */
export const withdrawAgreements = rpc.idempotent('w_delete_bildfreigaben', noPayload, agreement)

const pixels = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => String(value)),
)
const degrees = v.optional(v.union([decimalText, v.literal('')]), '')

/**
 * A picture for a record, last in its order: WebP, JPEG or PNG as base64, at most 5 MB, 2,560 px and twelve to a record;
 * the same bytes once more are answered with the picture that is there. Time and place as the camera wrote them, if it did. 400: no picture, or of another size than stated; 403: not the caller's to change; 409: too many;
 * 413: too large.
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

/** Answers whether there was one that the caller may see. 403: not the caller's to change. */
export const deletePicture = rpc.idempotent('w_delete_bild', byId, v.boolean())

/** Chooses a picture to compare others with, or not any more. 404: there is none. Experts alone. */
export const starPicture = rpc.idempotent('w_set_bild_stern', v.object({ id: idText, stern: flagText }), picture)

/**
 * Starred pictures of published records of these species (kaeferarten.id, twelve at most), six of each. Whoever is no expert gets
 * those whose reporter agrees, without their records. 400: more species.
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
