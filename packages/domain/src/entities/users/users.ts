import * as v from 'valibot'
import { eachOne, id, text, version } from '../wire.ts'

/** Written by `a_update_user`, with the most characters that each takes; the profession by PATCH /benutzer as well. */
export const textLengths = { first_name: 100, last_name: 100, phone: 50, berufsgruppe: 100 }
/** Any of them by PATCH /benutzer; whether a new person gets these mails. */
export const mailFallbacks = {
  mail_register: false,
  mail_new: false,
  mail_rejected: true,
  mail_published: true,
  mail_expert_request: false,
  mail_expert_approved: true,
}

/**
 * benutzer: a person. `app_status` is the role as stored; rights follow from it in the database alone. This schema lies in
 * the first load, so that columns with all that is known of them are made of these lists beside it, in userColumns.ts.
 */
export const user = v.object({
  user_id: id,
  email: v.string(),
  ...eachOne(textLengths, () => text),
  geschlecht: text,
  geb: v.nullish(v.string(), null),
  reg_date: v.nullish(v.string(), null),
  /** '' where none is stored: no role follows from it. */
  app_status: text,
  ...eachOne(mailFallbacks, () => v.boolean()),
  version,
})
export type User = v.InferOutput<typeof user>
