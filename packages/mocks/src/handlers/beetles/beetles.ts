import { isBlank } from '@waldkerf/domain/texts/blank'
import type { calls } from '@waldkerf/domain/calls/contract'
import { beetleTransitions } from '@waldkerf/domain/beetles/transitions'
import { type Beetle, beetleStatuses, reportColumns, reviewColumns } from '@waldkerf/domain/entities/beetles/beetles'
import { mostListed } from '@waldkerf/domain/entities/beetles/beetleSections'
import { may } from '@waldkerf/domain/roles/rights'
import type { Caller } from '../caller.ts'
import type { AreaHandlers, Exchange, Handler } from '../gateway/handler.ts'
import { keepFields, refuse, toId } from '../gateway/problem.ts'
import { changeRow, findRow, patchRows, selectRows } from '../gateway/rows.ts'
import { logged, appendEntry } from './log.ts'
import type { MockState } from '../state.ts'
import { limitTexts } from '../values/arguments.ts'

const readSpecies: Handler<typeof calls.beetles.getSpecies> = ({ state, url }) => selectRows(state.species, url)

/** Everybody sees published and own records, experts all. */
export const maySee = (caller: Caller, beetle: Beetle): boolean =>
  may(caller.role, 'seeAllRecords') || beetle.status === 'published' || isOwn(caller, beetle)

export const isOwn = ({ user }: Caller, beetle: Beetle): boolean =>
  user !== undefined && beetle.user_id === user.user_id

/** Names of staff are shown to reviewers, and to the person itself. */
export const nameFor = (caller: Caller, name: string | null): string | null =>
  may(caller.role, 'seeAllRecords') || name === caller.email ? name : null

/** The message is shown to reviewers and to the reporter. */
export const messageFor = (caller: Caller, beetle: Beetle): string =>
  may(caller.role, 'seeAllRecords') || isOwn(caller, beetle) ? beetle.message : ''

/** The record as the caller gets it: the reporter is named only to reviewers and to the reporter. */
export const shownTo = (caller: Caller, beetle: Beetle): Beetle => ({
  ...beetle,
  published_from: nameFor(caller, beetle.published_from),
  letzter_bearbeiter: nameFor(caller, beetle.letzter_bearbeiter),
  message: messageFor(caller, beetle),
  user_id: may(caller.role, 'seeAllRecords') || isOwn(caller, beetle) ? beetle.user_id : null,
})

/** The record, if the caller may see it. @throws Problem 404 */
export function findBeetle(state: MockState, caller: Caller, id: string): Beetle {
  const beetle = findRow(state.beetles, id, 'not_found.report')
  if (!maySee(caller, beetle)) throw refuse('not_found.report')
  return beetle
}

/** The order of the overview. */
export const newestFirst = (a: Beetle, b: Beetle) =>
  a.gemeldet_am === b.gemeldet_am ? b.id - a.id : a.gemeldet_am < b.gemeldet_am ? 1 : -1

const isStatus = (value: string) => beetleStatuses.find((status) => status === value)

/** The rules of a review, as in `app.guard_review`; also sets editor and publisher, which callers cannot. */
function guardReview(row: Beetle, { species, freshWords }: MockState, { email }: Caller) {
  return (next: Beetle): Partial<Beetle> => {
    const from = isStatus(row.status)
    const isMove = next.status !== row.status
    if (isMove && from && !beetleTransitions[from].some((status) => status === next.status)) {
      throw refuse('transition_refused', row.status)
    }
    if (
      next.status === 'rejected' &&
      row.user_id !== null &&
      isBlank(next.message) &&
      (isMove || next.message !== row.message)
    ) {
      throw refuse('message_required')
    }
    // A message from before the last change of status is no question.
    const isQuestion = !isBlank(next.message) && (!isMove || freshWords.has(row.id))
    if (next.status === 'query' && !isQuestion && (isMove || next.message !== row.message)) {
      throw refuse('question_required')
    }
    if (!species.some((kind) => kind.id === next.art)) throw refuse('bad_species')
    limitTexts({ message: reviewColumns.message }, next)
    return {
      letzter_bearbeiter: email,
      ...(isMove && { published_from: next.status === 'published' ? email : '', beantwortet: false }),
    }
  }
}

/**
 * As in `a_update_message`: the same text is a new entry if one is due; otherwise it is a repeat and changes nothing.
 */
function writeMessage(
  row: Beetle,
  msg: string,
  { state, caller, request }: Pick<Exchange, 'state' | 'caller' | 'request'>,
): Beetle {
  const says = !isBlank(msg)
  const wasFresh = state.freshWords.has(row.id)
  const isWord = says && (msg !== row.message || row.beantwortet || !wasFresh)
  const marked = { ...row, isFresh: wasFresh }
  const columns = { message: msg, beantwortet: row.beantwortet && !says, isFresh: wasFresh || says }
  logged(state, caller, row, () => {
    const { isFresh: _, ...changed } = changeRow<typeof marked>(
      marked,
      columns,
      request,
      guardReview(row, state, caller),
    )
    Object.assign(row, changed)
  })
  if (says) state.freshWords.add(row.id)
  else state.freshWords.delete(row.id)
  if (isWord) appendEntry(state, caller, row, { text: msg, von_melder: false })
  return row
}

const patchable = { art: reportColumns.art }

/** Sightings and their review. */
export const beetleHandlers = {
  getBeetleOverview({ state, caller, payload: { bundesland, kaeferart } }) {
    const art = kaeferart === '' ? undefined : toId(kaeferart)
    const rows = state.beetles
      .filter((row) => maySee(caller, row))
      .filter((row) => (bundesland === '' || row.bundesland === bundesland) && (art === undefined || row.art === art))
    if (rows.length > mostListed) throw refuse('too_many_records')
    return rows.toSorted(newestFirst).map((row) => shownTo(caller, row))
  },
  updateBeetle({ state, caller, request, payload: { id, status, art, message } }) {
    toId(id)
    if (!isStatus(status)) throw refuse('bad_status.status')
    const row = findBeetle(state, caller, id)
    keepFields({ art, message }, row)
    const before = row.status
    const work = () => changeRow(row, { status }, request, guardReview(row, state, caller))
    const changed = logged(state, caller, row, work)
    if (changed.status !== before) state.freshWords.delete(row.id)
    return shownTo(caller, changed)
  },
  updateBeetleMessage({ state, caller, request, payload: { id, msg } }) {
    const row = findBeetle(state, caller, id)
    return shownTo(caller, writeMessage(row, msg, { state, caller, request }))
  },
  patchBeetleSpecies(exchange) {
    const { state, caller } = exchange
    const visible = state.beetles.filter((row) => maySee(caller, row))
    const work = () => patchRows(visible, patchable, exchange, (row) => guardReview(row, state, caller))
    const [named] = selectRows(visible, exchange.url)
    const changed = named ? logged(state, caller, named, work) : work()
    return changed.map((row) => shownTo(caller, row))
  },
  getSpecies: readSpecies,
  getSpeciesById: readSpecies,
} satisfies Partial<AreaHandlers<typeof calls.beetles>>
