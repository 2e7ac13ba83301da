import * as v from 'valibot'
import { templateRole } from '@waldkerf/domain/entities/template/roles'
import { templateRoute } from '@waldkerf/domain/entities/template/routes'
import { noPayload } from '../encodings.ts'
import { templateCall } from './templateCall.ts'

export const getRoutes = templateCall.read('GET /routes', noPayload, v.array(templateRoute))

export const getRoles = templateCall.read('GET /roles', noPayload, v.array(templateRole))

const changed = v.object({ status: v.literal('success') })
const newRole = v.omit(templateRole, ['key'])

/** Answers a key from 300 to 5000 (spec section 9). */
export const addRole = templateCall.create(
  'POST /role',
  newRole,
  v.object({ key: v.pipe(v.number(), v.integer(), v.minValue(300), v.maxValue(5_000)) }),
)

export const updateRole = templateCall.idempotent('PUT /role/:key', templateRole, changed)

export const deleteRole = templateCall.idempotent('DELETE /role/:key', v.pick(templateRole, ['key']), changed)
