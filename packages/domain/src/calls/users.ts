import * as v from 'valibot'
import { user } from '../entities/users.ts'
import { defineProcedure } from './call.ts'
import { noPayload, nullToEmpty } from './encodings.ts'

/**
 * The person by e-mail; `id` is the token's subject as text, may be ''. The first call of a signed-in person creates
 * the missing row as `ogf_new`. About anyone else a non-admin gets the same as about nobody: [].
 */
export const getUserData = defineProcedure({
  name: 'a_get_user_data',
  payload: v.object({ email: v.string(), id: nullToEmpty }),
  answer: v.array(user),
  effect: 'idempotent',
  usedBy: { hook: 'useSessionUser', screen: 'session' },
})

/** The database role of the request, for example `ogf_expert`. */
export const getCurrentUser = defineProcedure({
  name: 'a_get_currentuser',
  payload: noPayload,
  answer: v.string(),
  effect: 'read',
  usedBy: { hook: 'useSessionIdentity', screen: 'profile' },
})

/** The signed-in e-mail as the server knows it. */
export const getCurrentSessionUser = defineProcedure({
  name: 'a_get_currentsessionuser',
  payload: noPayload,
  answer: v.string(),
  effect: 'read',
  usedBy: { hook: 'useSessionIdentity', screen: 'profile' },
})
