import * as v from 'valibot'
import { mailFlags, user } from '../../entities/users/users.ts'
import { defineCall, defineProcedure } from '../call.ts'
import { emptyToNull, idText, noPayload, nullToEmpty, optionalId } from '../encodings.ts'

/** First and last name; null about nobody, and about anyone else for a non-admin. */
export const getUserName = defineProcedure({
  name: 'a_get_user_name',
  payload: v.object({ g_mail: v.string() }),
  answer: v.nullable(v.string()),
  effect: 'read',
  usedBy: { hook: 'useUserName', screen: 'gis' },
})

/** Whether an account has this e-mail. `db_role` is the e-mail. */
export const getUserExists = defineProcedure({
  name: 'a_get_user_exists',
  payload: v.object({ db_role: v.string() }),
  answer: v.boolean(),
  effect: 'read',
  usedBy: { hook: 'useInvitations', screen: 'users' },
})

/** The database role of the request, for example `ogf_expert`. */
export const getCurrentUser = defineProcedure({
  name: 'a_get_currentuser',
  payload: noPayload,
  answer: v.string(),
  effect: 'read',
  usedBy: { hook: 'useSessionIdentity', screen: 'profile' },
})

/** The signed-in e-mail as the server knows it. */
export const getCurrentSessionUser = defineProcedure({
  name: 'a_get_currentsessionuser',
  payload: noPayload,
  answer: v.string(),
  effect: 'read',
  usedBy: { hook: 'useSessionIdentity', screen: 'profile' },
})

/** Everyone, by name in German order. Administrators alone. */
export const getAllUsers = defineProcedure({
  name: 'a_get_all_users',
  payload: noPayload,
  answer: v.array(user),
  effect: 'read',
  usedBy: { hook: 'useUsers', screen: 'users' },
})

/**
 * The stored role. `username` is the e-mail and must fit `user_id`. Others than administrators: only from
 * `ogf_citizens` to `ogf_expert_query`, for themselves. 400: unknown status. 409: the last administrator.
 */
export const changeAppStatus = defineProcedure({
  name: 'a_change_app_status',
  payload: v.object({ user_id: idText, username: v.string(), status: v.string() }),
  answer: user,
  effect: 'change',
  usedBy: { hook: 'useAppStatus', screen: 'users' },
})

/** Own profile; anyone's for an administrator. `mail` names the row, it never changes the address. */
export const updateUser = defineProcedure({
  name: 'a_update_user',
  payload: v.object({
    first_name: nullToEmpty,
    last_name: nullToEmpty,
    phone: nullToEmpty,
    mail: v.string(),
    berufsgruppe: nullToEmpty,
    user_id: optionalId,
    geb: v.optional(v.string()),
    reg_date: v.optional(v.string()),
    geschlecht: v.optional(v.string()),
    app_status: v.optional(v.string()),
    email: v.optional(v.string()),
  }),
  answer: user,
  effect: 'change',
  usedBy: { hook: 'useProfile', screen: 'profile' },
})

/** Makes the person and an invitation. Empty names are null. 409: the e-mail exists. */
export const addUser = defineProcedure({
  name: 'a_add_user',
  payload: v.object({
    mail: v.pipe(v.string(), v.trim(), v.regex(/^[^\s@]+@[^\s@]+$/)),
    first_name: emptyToNull,
    last_name: emptyToNull,
    kataster_enabled: v.boolean(),
    apus_team: v.boolean(),
    apus_admin: v.boolean(),
    /** '' links to none. */
    client_id: v.optional(v.union([idText, v.literal('')]), ''),
  }),
  answer: user,
  effect: 'create',
  usedBy: { hook: 'useInvitations', screen: 'users' },
})

export const getUserRows = defineCall({
  name: 'GET /benutzer',
  method: 'GET',
  path: '/benutzer',
  payload: noPayload,
  answer: v.array(user),
  effect: 'read',
  usedBy: { hook: 'useMailFlags', screen: 'users' },
  source: 'spec 7, table calls',
})

export const getUserRow = defineCall({
  name: 'GET /benutzer?user_id',
  method: 'GET',
  path: '/benutzer',
  filters: ['user_id'],
  payload: noPayload,
  answer: v.array(user),
  effect: 'read',
  usedBy: { hook: 'useUser', screen: 'users' },
  source: 'spec 7, table calls',
})

/** The profession, or any of the six mail flags; never both in one. */
export const patchUser = defineCall({
  name: 'PATCH /benutzer',
  method: 'PATCH',
  path: '/benutzer',
  filters: ['user_id'],
  payload: v.union([
    v.strictObject({ berufsgruppe: v.string() }),
    v.pipe(
      v.strictObject(v.entriesFromList(mailFlags, v.optional(v.boolean()))),
      v.check((flags) => Object.keys(flags).length > 0),
    ),
  ]),
  answer: v.array(user),
  effect: 'change',
  usedBy: { hook: 'useProfile', screen: 'profile' },
  source: 'spec 7, table calls',
})
