import * as v from 'valibot'
import { mailColumns, personColumns } from '@waldkerf/domain/entities/users/userColumns'
import { user } from '@waldkerf/domain/entities/users/users'
import { rpc } from '../call.ts'
import { tableCall } from '../tableCall.ts'
import { cellColumns, emptyToNull, idText, noPayload, optionalId, perhapsId, sentColumns } from '../encodings.ts'

/** First and last name; null for an unknown address and, unless the caller is an administrator, for anyone else's. */
export const getUserName = rpc.read('a_get_user_name', v.object({ g_mail: v.string() }), v.nullable(v.string()))

/** Whether an account has this e-mail. `db_role` is the e-mail. */
export const getUserExists = rpc.read('a_get_user_exists', v.object({ db_role: v.string() }), v.boolean())

/** The database role of the request, for example `ogf_expert`. */
export const getCurrentUser = rpc.read('a_get_currentuser', noPayload, v.string())

/** The signed-in e-mail as the server knows it. */
export const getCurrentSessionUser = rpc.read('a_get_currentsessionuser', noPayload, v.string())

/** Everyone, by name in German order. Administrators alone. */
export const getAllUsers = rpc.read('a_get_all_users', noPayload, v.array(user))

/**
 * Changes the stored role. `username` is the e-mail and must fit `user_id`. Others than administrators: only from
 * `ogf_citizens` to `ogf_expert_query`, for themselves. 400: unknown status. 409: the last administrator.
 */
export const changeAppStatus = rpc.change(
  'a_change_app_status',
  v.object({ user_id: idText, username: v.string(), status: v.string() }),
  user,
)

/** Own profile; anyone's for an administrator. `mail` names the row, it never changes the address. */
export const updateUser = rpc.change(
  'a_update_user',
  v.object({
    ...sentColumns(personColumns),
    mail: v.string(),
    user_id: optionalId,
    geb: v.optional(v.string()),
    reg_date: v.optional(v.string()),
    geschlecht: v.optional(v.string()),
    app_status: v.optional(v.string()),
    email: v.optional(v.string()),
  }),
  user,
)

/** Creates a user and an invitation. Empty names are null. 409: the e-mail exists. */
export const addUser = rpc.create(
  'a_add_user',
  v.object({
    mail: v.pipe(v.string(), v.trim(), v.regex(/^[^\s@]+@[^\s@]+$/)),
    first_name: emptyToNull,
    last_name: emptyToNull,
    kataster_enabled: v.boolean(),
    apus_team: v.boolean(),
    apus_admin: v.boolean(),
    /** '' links to none. */
    client_id: perhapsId,
  }),
  user,
)

export const getUserRows = tableCall('GET /benutzer', noPayload, v.array(user))

export const getUserRow = tableCall('GET /benutzer?user_id', noPayload, v.array(user), { filters: ['user_id'] })

/** The profession, or any of the six mail flags; never both in one request. */
export const patchUser = tableCall(
  'PATCH /benutzer',
  v.union([
    v.strictObject(cellColumns({ berufsgruppe: personColumns.berufsgruppe })),
    v.pipe(
      v.partial(v.strictObject(cellColumns(mailColumns))),
      v.check((flags) => Object.keys(flags).length > 0),
    ),
  ]),
  v.array(user),
  { filters: ['user_id'] },
)
