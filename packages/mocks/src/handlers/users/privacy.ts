import type { calls } from '@waldkerf/domain/calls/contract'
import { erasedName } from '@waldkerf/domain/beetles/people'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { ErasurePart, PersonReport } from '@waldkerf/domain/entities/users/privacy'
import type { User } from '@waldkerf/domain/entities/users/users'
import { may } from '@waldkerf/domain/roles/rights'
import { isAdmin } from '@waldkerf/domain/users/bulkRoles'
import { findUser } from '../clients/links.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse, toId } from '../gateway/problem.ts'
import type { MockState } from '../state.ts'
import { toFlag } from '../values/arguments.ts'

type Part = PersonReport['teile'][number]

const isPublished = ({ status }: Beetle) => status === 'published'

/** The tables that name a person, in the order of the database's list. */
function parts(state: MockState, { user_id, email }: User): Part[] {
  const own = state.beetles.filter((row) => row.user_id === user_id)
  const gone = new Set(own.filter((row) => !isPublished(row)).map(({ id }) => id))
  const kept = new Set(own.filter(isPublished).map(({ id }) => id))
  const words = (ids: ReadonlySet<number>) => state.conversation.filter((row) => ids.has(row.kaefer_id))
  const pictures = (ids: ReadonlySet<number>) => state.pictures.filter((row) => ids.has(row.kaefer_id))
  const part = (
    tabelle: string,
    spalte: string,
    handling: Pick<Part, 'umgang' | 'grund'>,
    zeilen: readonly object[],
  ) => ({
    ...handling,
    spalte,
    zeilen: zeilen.map((row) => ({ ...row })),
    tabelle,
  })
  const isTheirs = (row: { user_id: number | null }) => row.user_id === user_id
  const goes = { umgang: 'geht', grund: '' } as const
  const stays = { umgang: 'bleibt', grund: 'veroeffentlicht' } as const
  const unpublished = own.filter((row) => !isPublished(row))
  return [
    part('kaefer', 'user_id', goes, unpublished),
    part('bilder', 'kaefer_id', goes, pictures(gone)),
    part('bilder', 'kaefer_id', stays, pictures(kept)),
    part('nachricht', 'kaefer_id', goes, words(gone)),
    part('kaefer', 'letzter_bearbeiter', { umgang: 'namenlos', grund: 'bearbeitet' }, edited(state, email)),
    part('kaefer', 'user_id', { umgang: 'namenlos', grund: 'veroeffentlicht' }, own.filter(isPublished)),
    part('ansicht', 'user_id', goes, state.views.filter(isTheirs)),
    part('kunde_benutzer', 'user_id', goes, state.clientLinks.filter(isTheirs)),
    part('benutzer', 'user_id', goes, state.users.filter(isTheirs)),
  ].filter(({ zeilen }) => zeilen.length > 0)
}

const edited = ({ beetles }: MockState, email: string) =>
  beetles
    .filter((row) => row.letzter_bearbeiter === email)
    .map(({ id, status, letzter_bearbeiter }) => ({ id, status, letzter_bearbeiter }))

function erasureParts(state: MockState, user: User): ErasurePart[] {
  const counted = parts(state, user).map(({ grund, zeilen, umgang, tabelle }) => ({
    grund,
    anzahl: zeilen.length,
    umgang,
    tabelle,
  }))
  const order = ['geht', 'namenlos', 'bleibt']
  return counted.toSorted(
    (a, b) => order.indexOf(a.umgang) - order.indexOf(b.umgang) || (a.tabelle < b.tabelle ? -1 : 1),
  )
}

/** As in `app.erase_person`: published records stay without the name, all other data of the person are deleted. */
function erase(state: MockState, { user_id, email }: User): void {
  const gone = new Set(state.beetles.filter((row) => row.user_id === user_id && !isPublished(row)).map(({ id }) => id))
  state.beetles = state.beetles
    .filter(({ id }) => !gone.has(id))
    .map((row) => ({
      ...row,
      user_id: row.user_id === user_id ? null : row.user_id,
      letzter_bearbeiter: row.letzter_bearbeiter === email ? erasedName : row.letzter_bearbeiter,
      published_from: row.published_from === email ? erasedName : row.published_from,
    }))
  state.pictures = state.pictures.filter((row) => !gone.has(row.kaefer_id))
  state.conversation = state.conversation
    .filter((row) => !gone.has(row.kaefer_id))
    .map((row) => (row.wer === email ? { ...row, wer: erasedName } : row))
  state.views = state.views.filter((row) => row.user_id !== user_id)
  state.clientLinks = state.clientLinks.filter((row) => row.user_id !== user_id)
  state.officeTeam = state.officeTeam.filter((row) => row.user_id !== user_id)
  state.userAccess = state.userAccess.filter((row) => row.user_id !== user_id)
  state.users = state.users.filter((row) => row.user_id !== user_id)
  state.userHistory.delete(user_id)
  state.groups.delete(user_id)
  state.mailLanguages.delete(email)
  state.agreeing.delete(email)
  state.erasureRequests.delete(user_id)
  state.erased.push(user_id)
}

/** All stored data of a person, and their erasure. The database has more tables, reported in the same form. */
export const privacyHandlers: AreaHandlers<typeof calls.privacy> = {
  getPersonReport({ state, caller, payload }) {
    if (toId(payload.user_id) !== caller.user?.user_id && !may(caller.role, 'manageUsers')) {
      throw refuse('person_not_yours')
    }
    const user = findUser(state, payload.user_id)
    const own = new Set(state.beetles.filter((row) => row.user_id === user.user_id).map(({ id }) => id))
    return {
      stand: state.now,
      teile: parts(state, user),
      bilder: state.pictures
        .filter((row) => own.has(row.kaefer_id))
        .map(({ id }) => id)
        .toSorted((a, b) => a - b),
      user_id: user.user_id,
    }
  },
  getErasureRequest: ({ state, caller }) => (caller.user && state.erasureRequests.get(caller.user.user_id)) ?? null,
  setErasureRequest({ state, caller, payload }) {
    const asks = toFlag(payload.beantragt)
    const { user_id: own } = caller.user ?? {}
    if (own === undefined) return null
    if (!asks) state.erasureRequests.delete(own)
    else if (!state.erasureRequests.has(own)) state.erasureRequests.set(own, state.now)
    return state.erasureRequests.get(own) ?? null
  },
  getErasure({ state, payload }) {
    const user = findUser(state, payload.user_id)
    const { user_id } = user
    return { teile: erasureParts(state, user), user_id, beantragt: state.erasureRequests.get(user_id) ?? null }
  },
  erasePerson({ state, payload }) {
    const user = findUser(state, payload.user_id)
    const teile = erasureParts(state, user)
    if (!state.users.some((row) => row !== user && isAdmin(row))) throw refuse('last_admin')
    erase(state, user)
    return { teile, user_id: user.user_id, beantragt: null }
  },
  getPrivacyOverview({ state }) {
    const asking = [...state.erasureRequests].toSorted(([a, since], [b, other]) =>
      since < other ? -1 : since > other ? 1 : a - b,
    )
    return {
      laeufe: [],
      fristen: [
        { name: 'ablehnungen', tage: null, jahre: 2 },
        { name: 'aenderungen', tage: null, jahre: 3 },
        { name: 'dokumente', tage: null, jahre: 8 },
        { name: 'mails', tage: 30, jahre: null },
      ],
      antraege: asking.flatMap(([user_id, seit]) =>
        state.users
          .filter((row) => row.user_id === user_id)
          .map(({ first_name, last_name, email }) => ({
            name: `${first_name} ${last_name}`.trim(),
            seit,
            email,
            user_id,
          })),
      ),
      geloescht: state.erased.length,
    }
  },
}
