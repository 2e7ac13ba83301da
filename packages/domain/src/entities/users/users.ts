import * as v from 'valibot'
import { eachOne, id, text, version } from '../wire.ts'

/** Written by `a_update_user`, with the most characters that each takes; the profession by PATCH /benutzer as well. */
export const textLengths = { first_name: 100, last_name: 100, phone: 50, berufsgruppe: 100 }
/** Mail flags, changed by PATCH /benutzer, with the values of a new user. */
export const mailFallbacks = {
  mail_register: false,
  mail_new: false,
  mail_rejected: true,
  mail_published: true,
  mail_expert_request: false,
  mail_expert_approved: true,
}

/**
 * benutzer: a user. `app_status` is the role as stored; only the database derives rights from it. This schema is loaded
 * with the first screen, so the columns with their limits are made from these lists in a file of their own,
 * userColumns.ts.
 */
export const user = v.object({
  user_id: id,
  email: v.string(),
  ...eachOne(textLengths, () => text),
  geschlecht: text,
  geb: v.nullish(v.string(), null),
  reg_date: v.nullish(v.string(), null),
  /** '' if none is stored; no role is derived from it. */
  app_status: text,
  ...eachOne(mailFallbacks, () => v.boolean()),
  version,
})
export type User = v.InferOutput<typeof user>
