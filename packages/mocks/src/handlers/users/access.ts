import type { UserAccess } from '@waldkerf/domain/entities/users/people'
import type { MockState } from '../state.ts'

/** Since when a person is invited and has an account; both null for somebody unknown. */
export const accessFor = ({ userAccess }: MockState, userId: number): UserAccess =>
  userAccess.find((row) => row.user_id === userId) ?? { user_id: userId, eingeladen_am: null, konto_seit: null }

function put(state: MockState, row: UserAccess): UserAccess {
  state.userAccess = [...state.userAccess.filter(({ user_id: id }) => id !== row.user_id), row]
  return row
}

/** The first sign-in is kept, as `app.note_account` does. */
export function noteAccount(state: MockState, userId: number): void {
  const known = accessFor(state, userId)
  if (known.konto_seit === null) put(state, { ...known, konto_seit: state.now })
}

/** As `app.invite`, but that nothing is sent. */
export const noteInvitation = (state: MockState, userId: number): UserAccess =>
  put(state, { ...accessFor(state, userId), eingeladen_am: state.now })
