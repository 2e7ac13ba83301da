import * as v from 'valibot'
import { templateUser } from '../../entities/template/roles.ts'
import { noPayload } from '../encodings.ts'
import { defineTemplateCall } from './templateCall.ts'

/** The name is trimmed (spec section 5). 60204: unknown user. */
export const login = defineTemplateCall({
  method: 'POST',
  path: '/user/login',
  payload: v.object({ username: v.pipe(v.string(), v.trim()), password: v.string() }),
  answer: v.object({ token: v.string() }),
  effect: 'idempotent',
  hook: 'useTemplateSession',
})

/** Decided by the query's token alone. 50008: none or unknown. */
export const getUserInfo = defineTemplateCall({
  method: 'GET',
  path: '/user/info',
  payload: v.object({ token: v.optional(v.string(), '') }),
  answer: templateUser,
  effect: 'read',
  hook: 'useTemplateSession',
})

export const logout = defineTemplateCall({
  method: 'POST',
  path: '/user/logout',
  payload: noPayload,
  answer: v.literal('success'),
  effect: 'idempotent',
  hook: 'useTemplateSession',
})
