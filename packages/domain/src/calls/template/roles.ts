import * as v from 'valibot'
import { templateRole } from '../../entities/template/roles.ts'
import { templateRoute } from '../../entities/template/routes.ts'
import { noPayload } from '../encodings.ts'
import { defineTemplateCall } from './templateCall.ts'

export const getRoutes = defineTemplateCall({
  method: 'GET',
  path: '/routes',
  payload: noPayload,
  answer: v.array(templateRoute),
  effect: 'read',
  hook: 'useRoleEditor',
})

export const getRoles = defineTemplateCall({
  method: 'GET',
  path: '/roles',
  payload: noPayload,
  answer: v.array(templateRole),
  effect: 'read',
  hook: 'useRoleEditor',
})

const changed = v.object({ status: v.literal('success') })
const newRole = v.omit(templateRole, ['key'])

/** Answers a key from 300 to 5000 (spec section 9). */
export const addRole = defineTemplateCall({
  method: 'POST',
  path: '/role',
  payload: newRole,
  answer: v.object({ key: v.pipe(v.number(), v.integer(), v.minValue(300), v.maxValue(5_000)) }),
  effect: 'create',
  hook: 'useRoleEditor',
})

export const updateRole = defineTemplateCall({
  method: 'PUT',
  path: '/role/:key',
  payload: templateRole,
  answer: changed,
  effect: 'idempotent',
  hook: 'useRoleEditor',
})

export const deleteRole = defineTemplateCall({
  method: 'DELETE',
  path: '/role/:key',
  payload: v.pick(templateRole, ['key']),
  answer: changed,
  effect: 'idempotent',
  hook: 'useRoleEditor',
})
