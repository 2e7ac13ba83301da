import * as v from 'valibot'
import { person, userAccess, mailLanguages } from '@waldkerf/domain/entities/users/people'
import { rpc } from '../call.ts'
import { idText, noPayload } from '../encodings.ts'

const language = v.picklist(mailLanguages)

/** The language in which the caller gets mails; German until it is chosen. */
export const getMailLanguage = rpc.read('w_get_mail_sprache', noPayload, language)

/** Answers what is stored then. 400: another language than these. */
export const setMailLanguage = rpc.idempotent('w_set_mail_sprache', v.object({ sprache: language }), language)

/** Names for ids and addresses of reporters and editors; unknown ones are absent. 400: more than 1000 of either. */
export const getPeople = rpc.read(
  'w_get_personen',
  v.object({ user_ids: v.array(idText), mails: v.array(v.string()) }),
  v.array(person),
)

/** When each person was invited and by whom, and since when there is an account. */
export const getUserAccess = rpc.read('w_get_nutzer_zugang', noPayload, v.array(userAccess))

/**
 * Sends the invitation again; the old link ends. 404: no such user; 409: the account exists already, or the person was
 * never invited.
 */
export const resendInvitation = rpc.create('w_resend_einladung', v.object({ user_id: idText }), userAccess)
