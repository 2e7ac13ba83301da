import * as v from 'valibot'
import { id, instant, text } from '../wire.ts'

/** Languages that mails are written in. */
export const mailLanguages = ['de', 'en'] as const
export type MailLanguage = (typeof mailLanguages)[number]

/** A reporter or editor as reviewers see them, with counts of the person's records. */
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

/** Invitation and account: without an account `konto_seit` is null; a person who registered alone has no invitation. */
export const userAccess = v.object({
  user_id: id,
  /** The last invitation. */
  eingeladen_am: v.nullable(instant),
  /** Since when the account is known. */
  konto_seit: v.nullable(instant),
})
export type UserAccess = v.InferOutput<typeof userAccess>
