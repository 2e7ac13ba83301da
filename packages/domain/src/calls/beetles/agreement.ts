import * as v from 'valibot'
import { id } from '../../entities/wire.ts'
import { defineProcedure } from '../call.ts'
import { idText, noPayload } from '../encodings.ts'

const usedBy = { hook: 'usePictureAgreement', screen: 'reports' } as const
const source = 'added: pictures of others to compare with are shown to laypeople where their reporter agrees'

/** Of the caller: whether new reports begin with it, and his reports (kaefer.id) for which it is given. */
const agreement = v.object({ neue: v.boolean(), meldungen: v.array(id) })
export type PictureAgreement = v.InferOutput<typeof agreement>

export const getPictureAgreement = defineProcedure({
  name: 'w_get_bildfreigabe',
  payload: noPayload,
  answer: agreement,
  effect: 'read',
  usedBy,
  source,
})

/** Agrees for one own report, or for those to come; or withdraws it, which holds at once. 404: no such report of his. */
export const setPictureAgreement = defineProcedure({
  name: 'w_set_bildfreigabe',
  payload: v.object({ kid: v.optional(idText), zeigen: v.pipe(v.boolean(), v.transform(String)) }),
  answer: agreement,
  effect: 'idempotent',
  usedBy,
  source,
})

/** Withdraws all of them; new reports begin without. */
export const withdrawAgreements = defineProcedure({
  name: 'w_delete_bildfreigaben',
  payload: noPayload,
  answer: agreement,
  effect: 'idempotent',
  usedBy,
  source,
})
