import * as v from 'valibot'
import { user } from '@waldkerf/domain/entities/users/users'
import { text } from '@waldkerf/domain/entities/wire'
import { rpc } from '../call.ts'

/**
 * In a file of its own, because every start of the product makes this call.
 *
 * The person by e-mail; `id` is the token's subject as text, may be ''. The first call of a signed-in person creates
 * the missing row as `ogf_new`. About anyone else a non-admin gets the same as about nobody: [].
 */
export const getUserData = rpc.idempotent('a_get_user_data', v.object({ email: v.string(), id: text }), v.array(user), {
  rows: 'whole',
})
