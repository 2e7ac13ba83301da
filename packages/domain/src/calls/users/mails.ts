import * as v from 'valibot'
import { mailLanguages } from '../../entities/users/mails.ts'
import { defineProcedure } from '../call.ts'
import { noPayload } from '../encodings.ts'

const language = v.picklist(mailLanguages)
const source =
  'added: mails are written in the language of whoever gets them, and no column of the specification has it'
const usedBy = { hook: 'useMailLanguage', screen: 'profile' } as const

/** The language in which the caller gets mails; German until it is chosen. */
export const getMailLanguage = defineProcedure({
  name: 'w_get_mail_sprache',
  payload: noPayload,
  answer: language,
  effect: 'read',
  usedBy,
  source,
})

/** Answers what is stored then. 400: another language than these. */
export const setMailLanguage = defineProcedure({
  name: 'w_set_mail_sprache',
  payload: v.object({ sprache: language }),
  answer: language,
  effect: 'idempotent',
  usedBy,
  source,
})
