import * as v from 'valibot'
import { id, text, version } from '../wire.ts'

export const mailFlags = [
  'mail_register',
  'mail_new',
  'mail_rejected',
  'mail_published',
  'mail_expert_request',
  'mail_expert_approved',
] as const
export type MailFlag = (typeof mailFlags)[number]

/** benutzer: a person. `app_status` is the role as stored; rights follow from it in the database alone. */
export const user = v.object({
  user_id: id,
  email: v.string(),
  first_name: text,
  last_name: text,
  phone: text,
  berufsgruppe: text,
  geschlecht: text,
  geb: v.nullish(v.string(), null),
  reg_date: v.nullish(v.string(), null),
  /** '' where none is stored: no role follows from it. */
  app_status: text,
  mail_register: v.boolean(),
  mail_new: v.boolean(),
  mail_rejected: v.boolean(),
  mail_published: v.boolean(),
  mail_expert_request: v.boolean(),
  mail_expert_approved: v.boolean(),
  version,
})
export type User = v.InferOutput<typeof user>
