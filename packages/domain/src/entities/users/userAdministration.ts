import * as v from 'valibot'
import { columnNames } from '../columns.ts'
import { mailFlags, personColumns, statusColumns } from './userColumns.ts'
import type { User } from './users.ts'
import { id, instant, text, version } from '../wire.ts'

/** A person's data outside the row of `benutzer`: the office's flags, and the groups of the last sign-in. */
export const userAccount = v.object({
  user_id: id,
  /** Member of the office team. */
  apus_team: v.boolean(),
  /** Leads the office team, and so belongs to it. */
  apus_admin: v.boolean(),
  /** As the token brought them; they grant nothing. */
  gruppen: v.array(v.string()),
  /** Since when the groups are these; null if none was ever seen. */
  gruppen_seit: v.nullable(instant),
  /** The version of the row of `benutzer`. */
  version,
  /** The mail server's message while it refuses the person's address. */
  mail_abgelehnt: v.nullable(text),
})
export type UserAccount = v.InferOutput<typeof userAccount>

/** A person's link to a client, with the client's name. */
export const userClient = v.object({ user_id: id, client_id: id, name: text, kataster_enabled: v.boolean() })
export type UserClient = v.InferOutput<typeof userClient>

const from = <S extends v.GenericSchema>(value: S) => v.optional(v.tuple([value, value]))
const flags = [...mailFlags, 'apus_team', 'apus_admin', 'verbunden', 'kataster_enabled'] as const
const words = columnNames({ ...personColumns, ...statusColumns })

/** One change of a user or of a link to a client; without changed columns: the user was added. */
export const userChange = v.object({
  zeit: instant,
  /** E-mail; empty if the change was not made by a request. */
  wer: text,
  /** The client of a changed link; null for a change of the user. */
  client_id: v.nullable(id),
  kunde: v.nullable(v.string()),
  /** Before and after. `verbunden`: whether the link is there. */
  aenderungen: v.object({
    ...v.entriesFromList(words, from(v.string())),
    ...v.entriesFromList(flags, from(v.boolean())),
  }),
})
export type UserChange = v.InferOutput<typeof userChange>
/** Fields whose changes a history records. */
export type ChangedField = (typeof words)[number] | (typeof flags)[number]

/** Columns of a user that the history records. */
export const loggedColumns = [...words, ...mailFlags] as const satisfies readonly (keyof User)[]
