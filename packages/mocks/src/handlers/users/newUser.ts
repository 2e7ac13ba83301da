import type { User } from '@waldkerf/domain/entities/users/users'
import { firstMailFlags } from '../../seed/users.ts'
import { type MockState, nextId } from '../state.ts'
import { clearBlank } from '../values/arguments.ts'

interface Newcomer {
  email: string
  givenName: string
  familyName: string
}

/** A person's first row, as `ogf_new`. */
export function newUser(state: MockState, { email, givenName, familyName }: Newcomer): User {
  return {
    user_id: nextId(state, 'users'),
    email,
    first_name: clearBlank(givenName.slice(0, 100)),
    last_name: clearBlank(familyName.slice(0, 100)),
    phone: '',
    berufsgruppe: '',
    geschlecht: '',
    geb: null,
    reg_date: state.today,
    app_status: 'ogf_new',
    ...firstMailFlags,
    version: 1,
  }
}
