import type { calls } from '@waldkerf/domain/calls/contract'
import { type Beetle, beetleStatuses, beetleTransitions } from '@waldkerf/domain/entities/beetles'
import { type Caller, isAtLeast } from './caller.ts'
import type { HandlersOf } from './door/handler.ts'
import { limitText, refuse, toId } from './door/problem.ts'
import { changeRow, patchRows } from './door/rows.ts'
import type { MockState } from './state.ts'
import { type Columns, integer, required } from './values/columns.ts'

const german = new Intl.Collator('de')

/** Published and own for all, everything for experts. */
export const maySee = (caller: Caller, beetle: Beetle): boolean =>
  isAtLeast(caller, 'ogf_expert') || beetle.status === 'published' || isOwn(caller, beetle)

export const isOwn = ({ user }: Caller, beetle: Beetle): boolean =>
  user !== undefined && beetle.user_id === user.user_id

/** The reporter is named to whoever may see the person. */
const shownTo = (caller: Caller, beetle: Beetle): Beetle => ({
  ...beetle,
  user_id: isAtLeast(caller, 'ogf_admin') || isOwn(caller, beetle) ? beetle.user_id : null,
})

/** The record, if the caller may see it. @throws Problem 404 */
export function findBeetle(state: MockState, caller: Caller, id: string): Beetle {
  const wanted = toId(id)
  const beetle = state.beetles.find((row) => row.id === wanted)
  if (!beetle || !maySee(caller, beetle)) throw refuse(404, 'not_found', 'Die Meldung wurde nicht gefunden.')
  return beetle
}

const newestFirst = (a: Beetle, b: Beetle) =>
  a.gemeldet_am === b.gemeldet_am ? b.id - a.id : a.gemeldet_am < b.gemeldet_am ? 1 : -1

/** Published records per value of a column. */
function published<K extends 'bundesland' | 'art'>({ beetles }: MockState, column: K): Map<Beetle[K], number> {
  const counts = new Map<Beetle[K], number>()
  for (const beetle of beetles) {
    if (beetle.status === 'published') counts.set(beetle[column], (counts.get(beetle[column]) ?? 0) + 1)
  }
  return counts
}

const isStatus = (value: string) => beetleStatuses.find((status) => status === value)

/** The rules of a review, as `app.guard_review` has them. Editor and publisher are the server's to set. */
function guardReview(row: Beetle, { species }: MockState, { email }: Caller) {
  return (next: Beetle): Partial<Beetle> => {
    const from = isStatus(row.status)
    const isMove = next.status !== row.status
    if (isMove && from && !beetleTransitions[from].some((status) => status === next.status)) {
      throw refuse(409, 'transition_refused', 'Dieser Statuswechsel ist nicht möglich.', row.status)
    }
    if (next.status === 'rejected' && next.message.trim() === '') {
      throw refuse(409, 'message_required', 'Eine Ablehnung braucht eine Nachricht an die meldende Person.')
    }
    if (!species.some((kind) => kind.id === next.art)) {
      throw refuse(400, 'bad_species', 'Diese Käferart gibt es nicht.')
    }
    limitText(next.message, 4_000)
    return {
      letzter_bearbeiter: email,
      ...(isMove && { published_from: next.status === 'published' ? email : '' }),
    }
  }
}

const patchable: Columns = { art: required(integer(-(2 ** 31), 2 ** 31 - 1)) }

/** Sightings and their review. */
export const beetleHandlers: Pick<
  HandlersOf<typeof calls.beetles>,
  | 'getBeetlesByState'
  | 'getBeetlesBySpecies'
  | 'getBeetleOverview'
  | 'updateBeetle'
  | 'updateBeetleMessage'
  | 'patchBeetleSpecies'
> = {
  getBeetlesByState: {
    from: 'ogf_new',
    answer: ({ state }) =>
      [...published(state, 'bundesland')]
        .map(([bundesland, anzahl]) => ({ bundesland, anzahl }))
        .toSorted((a, b) => b.anzahl - a.anzahl || german.compare(a.bundesland, b.bundesland)),
  },
  getBeetlesBySpecies: {
    from: 'ogf_new',
    answer: ({ state }) =>
      [...published(state, 'art')]
        .map(([art, anzahl]) => ({ art, name: state.species.find((row) => row.id === art)?.de ?? '', anzahl }))
        .toSorted((a, b) => b.anzahl - a.anzahl || german.compare(a.name, b.name)),
  },
  getBeetleOverview: {
    from: 'ogf_new',
    answer({ state, caller, payload: { bundesland, kaeferart } }) {
      const art = kaeferart === '' ? undefined : toId(kaeferart)
      return state.beetles
        .filter((row) => maySee(caller, row))
        .filter((row) => (bundesland === '' || row.bundesland === bundesland) && (art === undefined || row.art === art))
        .toSorted(newestFirst)
        .map((row) => shownTo(caller, row))
    },
  },
  updateBeetle: {
    from: 'ogf_expert',
    answer({ state, caller, request, payload: { id, status } }) {
      toId(id)
      if (!isStatus(status)) throw refuse(400, 'bad_status', 'Diesen Status gibt es nicht.')
      const row = findBeetle(state, caller, id)
      return shownTo(caller, changeRow(row, { status }, request, guardReview(row, state, caller)))
    },
  },
  updateBeetleMessage: {
    from: 'ogf_expert',
    answer({ state, caller, request, payload: { id, msg } }) {
      const row = findBeetle(state, caller, id)
      return shownTo(caller, changeRow(row, { message: msg }, request, guardReview(row, state, caller)))
    },
  },
  patchBeetleSpecies: {
    from: 'ogf_expert',
    answer(exchange) {
      const { state, caller } = exchange
      const visible = state.beetles.filter((row) => maySee(caller, row))
      return patchRows(visible, patchable, exchange, (row) => guardReview(row, state, caller)).map((row) =>
        shownTo(caller, row),
      )
    },
  },
}
