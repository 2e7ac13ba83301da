import * as v from 'valibot'
import { picture, referencePicture } from '../../entities/beetles/beetles.ts'
import { defineProcedure } from '../call.ts'
import { decimalText, idText, nullToEmpty } from '../encodings.ts'

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
export const addPicture = defineProcedure({
  name: 'w_add_bild',
  payload: v.object({
    kid: idText,
    bild: v.string(),
    breite: pixels,
    hoehe: pixels,
    /** `YYYY-MM-DDThh:mm:ss`, without a zone. */
    aufgenommen_am: nullToEmpty,
    lat: degrees,
    lon: degrees,
  }),
  answer: picture,
  effect: 'create',
  usedBy: { hook: 'usePictureChanges', screen: 'gis' },
  source: 'added: the specification orders and removes pictures, but has no call that brings one',
})

/** Answers whether there was one that the caller may see. 403: not the caller's to change. */
export const deletePicture = defineProcedure({
  name: 'w_delete_bild',
  payload: v.object({ id: idText }),
  answer: v.boolean(),
  effect: 'idempotent',
  usedBy: { hook: 'usePictureChanges', screen: 'gis' },
  source: 'added: a_update_bilder needs the whole list, and removes what somebody else has just added',
})

/** Chooses a picture to compare others with, or not any more. 404: there is none. Experts alone. */
export const starPicture = defineProcedure({
  name: 'w_set_bild_stern',
  payload: v.object({ id: idText, stern: v.pipe(v.boolean(), v.transform(String)) }),
  answer: picture,
  effect: 'idempotent',
  usedBy: { hook: 'useReferences', screen: 'gis' },
  source: 'added: the specification has no pictures to compare with',
})

/**
 * Starred pictures of published records of these species (kaeferarten.id, twelve at most), six of each. Whoever is no expert gets
 * those whose reporter agrees, without their records. 400: more species.
 */
export const getReferencePictures = defineProcedure({
  name: 'w_get_vergleichsbilder',
  payload: v.object({
    arten: v.pipe(
      v.array(v.number()),
      v.transform((ids) => ids.join()),
    ),
  }),
  answer: v.array(referencePicture),
  effect: 'read',
  usedBy: { hook: 'useReferences', screen: 'gis' },
  source: 'added: the specification has no pictures to compare with',
})
