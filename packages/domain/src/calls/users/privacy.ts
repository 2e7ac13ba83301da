import * as v from 'valibot'
import { erasureList, personReport, privacyOverview } from '@waldkerf/domain/entities/users/privacy'
import { instant } from '@waldkerf/domain/entities/wire'
import { rpc } from '../call.ts'
import { flagText, idText, noPayload } from '../encodings.ts'

const ofUser = v.object({ user_id: idText })

/** All that is kept of a person. 403: somebody else, for all but administrators. 404: nobody has this number. */
export const getPersonReport = rpc.read('w_get_auskunft', ofUser, personReport)

/** Since when the caller asks to be erased; null without a request. */
export const getErasureRequest = rpc.read('w_get_loeschantrag', noPayload, v.nullable(instant))

/** Asks to be erased, or takes it back. */
export const setErasureRequest = rpc.idempotent(
  'w_set_loeschantrag',
  v.object({ beantragt: flagText }),
  v.nullable(instant),
)

/** The list of an erasure beforehand. 404: nobody has this number. */
export const getErasure = rpc.read('w_get_loeschung', ofUser, erasureList)

/** Erases a person, and answers what was done. 404: nobody has this number. 409: the last administrator. */
export const erasePerson = rpc.create('w_loesche_person', ofUser, erasureList)

/** Terms, what the last nights ended, and who asks for an erasure. */
export const getPrivacyOverview = rpc.read('w_get_datenschutz', noPayload, privacyOverview)
