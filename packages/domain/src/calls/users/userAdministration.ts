import * as v from 'valibot'
import { ownBeetle } from '../../entities/beetles/beetleOverviews.ts'
import { userAccount, userChange, userClient } from '../../entities/users/userAdministration.ts'
import { defineProcedure } from '../call.ts'
import { idText } from '../encodings.ts'

const ofUser = v.object({ user_id: idText })
/** Team flags and groups of a person. 404: nobody has this number. */
export const getUserAccount = defineProcedure({
  name: 'w_get_nutzer_konto',
  payload: ofUser,
  answer: userAccount,
  effect: 'read',
  usedBy: { hook: 'useUserAccount', screen: 'users' },
  source: 'added: the specification tells the team flags with a client alone, and the groups nowhere',
})

/** Membership in the office team, and who leads it. 400: a leader who is no member. */
export const setUserTeam = defineProcedure({
  name: 'w_set_nutzer_team',
  payload: v.object({ user_id: idText, apus_team: v.boolean(), apus_admin: v.boolean() }),
  answer: userAccount,
  effect: 'change',
  usedBy: { hook: 'useUserChanges', screen: 'users' },
  source: 'added: a_add_user sets the team flags, and no call changes them afterwards',
})

/** The links of one person to clients, by the client's name; without a number those of everyone. */
export const getUserClients = defineProcedure({
  name: 'w_get_nutzer_kunden',
  payload: v.object({ user_id: v.optional(v.union([idText, v.literal('')]), '') }),
  answer: v.array(userClient),
  effect: 'read',
  usedBy: { hook: 'useUserClients', screen: 'users' },
  source: 'added: a_get_users_from_client answers by client, where a person’s clients are asked',
})

/** The records a person reported, newest first. */
export const getUserBeetles = defineProcedure({
  name: 'w_get_nutzer_meldungen',
  payload: ofUser,
  answer: v.array(ownBeetle),
  effect: 'read',
  usedBy: { hook: 'useUserBeetles', screen: 'users' },
  source: 'added: a_get_kaefer_overview sends all records, where those of one person are shown',
})

/** Changes of a person and of the links to clients, newest first. */
export const getUserHistory = defineProcedure({
  name: 'w_get_nutzer_verlauf',
  payload: ofUser,
  answer: v.array(userChange),
  effect: 'read',
  usedBy: { hook: 'useUserHistory', screen: 'users' },
  source: 'added: the specification has no call for the history of a person',
})
