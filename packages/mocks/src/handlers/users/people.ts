import type { calls } from '@waldkerf/domain/calls/contract'
import { type Person, mailLanguages } from '@waldkerf/domain/entities/users/people'
import type { User } from '@waldkerf/domain/entities/users/users'
import { may } from '@waldkerf/domain/roles/rights'
import type { Caller } from '../caller.ts'
import { findUser } from '../clients/links.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse, toId } from '../gateway/problem.ts'
import { byColumns } from '../gateway/rows.ts'
import type { MockState } from '../state.ts'
import { accessFor, noteInvitation } from './access.ts'

const byNumber = byColumns('user_id')

/** A user as reviewers see them, with counts of their records. */
function toPerson({ beetles }: MockState, { user_id, email, first_name, last_name }: User): Person {
  const reported = beetles.filter((row) => row.user_id === user_id)
  const counted = (status: string) => reported.filter((row) => row.status === status).length
  return {
    user_id,
    mail: email,
    name: `${first_name} ${last_name}`.trim(),
    gemeldet: reported.length,
    veroeffentlicht: counted('published'),
    abgelehnt: counted('rejected'),
  }
}

/** As in `app.is_of_records`: whether a user ever reported, imported or decided a record; for administrators always true. */
function isOfRecords({ beetles, history, imports }: MockState, { role }: Caller, { user_id, email }: User): boolean {
  return (
    may(role, 'manageUsers') ||
    beetles.some(
      (row) => row.user_id === user_id || row.letzter_bearbeiter === email || row.published_from === email,
    ) ||
    imports.some(({ von, art }) => von === email && art === 'kaefer') ||
    [...history.values()].flat().some(({ wer, aenderungen }) => wer === email && 'status' in aenderungen)
  )
}

/** An argument as a list; an omitted one is empty. */
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Names of people for reviewers, and their accounts. */
export const peopleHandlers: AreaHandlers<typeof calls.people> = {
  getPeople({ state, caller, payload }) {
    const [ids, mails] = [listed(payload.user_ids), listed(payload.mails)]
    if (ids.length > 1_000 || mails.length > 1_000) throw refuse('too_many')
    const numbers = new Set(ids.map((id) => toId(String(id))))
    const addresses = new Set(mails.map((mail) => String(mail).trim().toLowerCase()))
    return state.users
      .filter(({ user_id: id, email }) => numbers.has(id) || addresses.has(email))
      .filter((user) => isOfRecords(state, caller, user))
      .toSorted(byNumber)
      .map((user) => toPerson(state, user))
  },
  getUserAccess: ({ state }) => state.userAccess.toSorted(byNumber),
  resendInvitation({ state, payload }) {
    const { user_id: id } = findUser(state, payload.user_id)
    const { eingeladen_am: invited, konto_seit: account } = accessFor(state, id)
    if (account !== null) throw refuse('account_exists')
    if (invited === null) throw refuse('not_invited')
    return noteInvitation(state, id)
  },
  getMailLanguage: ({ state, caller }) => state.mailLanguages.get(caller.email) ?? 'de',
  setMailLanguage({ state, caller, payload: { sprache } }) {
    const language = mailLanguages.find((known) => known === sprache)
    if (!language) throw refuse('bad_language')
    state.mailLanguages.set(caller.email, language)
    return language
  },
}
