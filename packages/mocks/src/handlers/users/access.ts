import type { UserAccess } from '@waldkerf/domain/entities/users/people'
import { type MockState, nextId } from '../state.ts'
import { emptyRow } from '@waldkerf/domain/entities/columns'
import { mailColumns, personColumns, statusColumns } from '@waldkerf/domain/entities/users/userColumns'
import type { User } from '@waldkerf/domain/entities/users/users'
import { clearBlank } from '../values/arguments.ts'

interface Newcomer {
  email: string
  givenName: string
  familyName: string
}

/** A new user row, with the role `ogf_new`. */
export function newUser(state: MockState, { email, givenName, familyName }: Newcomer): User {
  return {
    user_id: nextId(state, 'users'),
    email,
    ...emptyRow({ ...personColumns, ...statusColumns, ...mailColumns }),
    first_name: clearBlank(givenName.slice(0, 100)),
    last_name: clearBlank(familyName.slice(0, 100)),
    geschlecht: '',
    geb: null,
    reg_date: state.today,
    version: 1,
  }
}

/** When a user was invited and since when there is an account; both null for an unknown user. */
export const accessFor = ({ userAccess }: MockState, userId: number): UserAccess =>
  userAccess.find((row) => row.user_id === userId) ?? { user_id: userId, eingeladen_am: null, konto_seit: null }

function put(state: MockState, row: UserAccess): UserAccess {
  state.userAccess = [...state.userAccess.filter(({ user_id: id }) => id !== row.user_id), row]
  return row
}

/** Notes the first sign-in, as `app.note_account` does. */
export function noteAccount(state: MockState, userId: number): void {
  const known = accessFor(state, userId)
  if (known.konto_seit === null) put(state, { ...known, konto_seit: state.now })
}

/** Notes an invitation, as `app.invite` does, without sending a mail. */
export const noteInvitation = (state: MockState, userId: number): UserAccess =>
  put(state, { ...accessFor(state, userId), eingeladen_am: state.now })
