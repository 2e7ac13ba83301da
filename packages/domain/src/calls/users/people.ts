import * as v from 'valibot'
import { person, userAccess } from '../../entities/users/people.ts'
import { defineProcedure } from '../call.ts'
import { idText, noPayload } from '../encodings.ts'

/** Names for numbers and addresses of reporters and editors; who is not known is absent. 400: more than 1000 of either. */
export const getPeople = defineProcedure({
  name: 'w_get_personen',
  payload: v.object({ user_ids: v.array(idText), mails: v.array(v.string()) }),
  answer: v.array(person),
  effect: 'read',
  usedBy: { hook: 'usePersonNames', screen: 'gis' },
  source: 'added: a_get_user_name tells those who review nothing of others, and asks for one person at a time',
})

/** Who was invited and when, and since when there is an account; all people. */
export const getUserAccess = defineProcedure({
  name: 'w_get_nutzer_zugang',
  payload: noPayload,
  answer: v.array(userAccess),
  effect: 'read',
  usedBy: { hook: 'useUserAccess', screen: 'users' },
  source: 'added: no call of the specification tells an invited person from one who has signed in',
})

/**
 * The invitation once more: the old link ends, another mail is sent. 404: nobody has this number; 409: the account is there
 * already, or nobody ever invited the person.
 */
export const resendInvitation = defineProcedure({
  name: 'w_resend_einladung',
  payload: v.object({ user_id: idText }),
  answer: userAccess,
  effect: 'create',
  usedBy: { hook: 'useInvitations', screen: 'users' },
  source: 'added: a_add_user invites once, and its link ends after seven days',
})
