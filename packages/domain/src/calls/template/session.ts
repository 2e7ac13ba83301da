import * as v from 'valibot'
import { templateUser } from '@waldkerf/domain/entities/template/roles'
import { noPayload } from '../encodings.ts'
import { templateCall } from './templateCall.ts'

/** The name is trimmed (spec section 5). 60204: unknown user. */
export const login = templateCall.idempotent(
  'POST /user/login',
  v.object({ username: v.pipe(v.string(), v.trim()), password: v.string() }),
  v.object({ token: v.string() }),
)

/** The person of the query's token; `X-Token` is not looked at. 50008: no token, or an unknown one. */
export const getUserInfo = templateCall.read(
  'GET /user/info',
  v.object({ token: v.optional(v.string(), '') }),
  templateUser,
)

export const logout = templateCall.idempotent('POST /user/logout', noPayload, v.literal('success'))
