import * as v from 'valibot'
import { user } from '@waldkerf/domain/entities/users/users'
import { text } from '@waldkerf/domain/entities/wire'
import { rpc } from '../call.ts'

/**
 * Stands apart from the other calls of people, since it is the one that every start of the product makes.
 *
 * The person by e-mail; `id` is the token's subject as text, may be ''. The first call of a signed-in person creates
 * the missing row as `ogf_new`. About anyone else a non-admin gets the same as about nobody: [].
 */
export const getUserData = rpc.idempotent('a_get_user_data', v.object({ email: v.string(), id: text }), v.array(user), {
  rows: 'whole',
})
