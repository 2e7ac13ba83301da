import * as v from 'valibot'
import { ownBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { userAccount, userChange, userClient } from '@waldkerf/domain/entities/users/userAdministration'
import { rpc } from '../call.ts'
import { idText, perhapsId } from '../encodings.ts'

const userPayload = v.object({ user_id: idText })
/** Team flags and groups of a person. 404: nobody has this number. */
export const getUserAccount = rpc.read('w_get_nutzer_konto', userPayload, userAccount)

/** Membership in the office team and its leadership. 400: a leader who is not a member. */
export const setUserTeam = rpc.change(
  'w_set_nutzer_team',
  v.object({ user_id: idText, apus_team: v.boolean(), apus_admin: v.boolean() }),
  userAccount,
)

/** The links of one user to clients, by the client's name; without an id those of all users. */
export const getUserClients = rpc.read('w_get_nutzer_kunden', v.object({ user_id: perhapsId }), v.array(userClient))

/** The records a person reported, newest first. */
export const getUserBeetles = rpc.read('w_get_nutzer_meldungen', userPayload, v.array(ownBeetle))

/** Changes of a person and of the links to clients, newest first. */
export const getUserHistory = rpc.read('w_get_nutzer_verlauf', userPayload, v.array(userChange))
