import * as v from 'valibot'
import { erasureList, personReport, privacyOverview } from '@waldkerf/domain/entities/users/privacy'
import { instant } from '@waldkerf/domain/entities/wire'
import { rpc } from '../call.ts'
import { flagText, idText, noPayload } from '../encodings.ts'

const userPayload = v.object({ user_id: idText })
const isLong = { isLong: true }

/** All stored data of a person. 403: another person, unless the caller is an administrator. 404: no such user. */
export const getPersonReport = rpc.read('w_get_auskunft', userPayload, personReport, isLong)

/** When the caller requested to be erased; null without a request. */
export const getErasureRequest = rpc.read('w_get_loeschantrag', noPayload, v.nullable(instant))

/** Requests the caller's erasure, or withdraws the request. */
export const setErasureRequest = rpc.idempotent(
  'w_set_loeschantrag',
  v.object({ beantragt: flagText }),
  v.nullable(instant),
)

/** Lists what an erasure would do. 404: no such user. */
export const getErasure = rpc.read('w_get_loeschung', userPayload, erasureList, isLong)

/** Erases a person and lists what was done. 404: no such user. 409: the last administrator. */
export const erasePerson = rpc.create('w_loesche_person', userPayload, erasureList, isLong)

/** Retention terms, what the nightly job ended lately, and requests for erasure. */
export const getPrivacyOverview = rpc.read('w_get_datenschutz', noPayload, privacyOverview)
