import * as v from 'valibot'
import { id, instant, text } from '../wire.ts'

/** Languages that mails are written in. */
export const mailLanguages = ['de', 'en'] as const
export type MailLanguage = (typeof mailLanguages)[number]

/** A reporter or editor as those who review see them, with what became of the person's records. */
export const person = v.object({
  user_id: id,
  mail: v.string(),
  /** '' while the person has given none. */
  name: text,
  gemeldet: v.number(),
  veroeffentlicht: v.number(),
  abgelehnt: v.number(),
})
export type Person = v.InferOutput<typeof person>

/** Invited, and no account yet: `konto_seit` is null. Who came by himself was never invited. */
export const userAccess = v.object({
  user_id: id,
  /** The last invitation. */
  eingeladen_am: v.nullable(instant),
  /** Since when an account is known of. */
  konto_seit: v.nullable(instant),
})
export type UserAccess = v.InferOutput<typeof userAccess>
