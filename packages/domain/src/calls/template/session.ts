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

/** Decided by the query's token alone. 50008: none or unknown. */
export const getUserInfo = templateCall.read(
  'GET /user/info',
  v.object({ token: v.optional(v.string(), '') }),
  templateUser,
)

export const logout = templateCall.idempotent('POST /user/logout', noPayload, v.literal('success'))
