import type { calls } from '@waldkerf/domain/calls/contract'
import { emptyRow } from '@waldkerf/domain/entities/columns'
import { type Position, unclearColumns, writtenColumns } from '@waldkerf/domain/entities/documents/positions'
import { longestUnclear, numberFields, unclearFields } from '@waldkerf/domain/office/editor/unclear'
import { isDraftOffer } from '@waldkerf/domain/office/workplace/offerStatus'
import type { AreaHandlers } from '../gateway/handler.ts'
import { keepFields, refuse, toId } from '../gateway/problem.ts'
import { byColumns, changeRow, findRow } from '../gateway/rows.ts'
import { isSameDecimal, toStored, toText } from '../values/arguments.ts'
import { addRow, type MockState } from '../state.ts'
import { findInvoice, refuseArchived } from './invoices.ts'
import { findOffer, refuseSent } from './offers.ts'

const inOrder = (parent: 'rechnung_id' | 'angebot_id') => (a: Position, b: Position) =>
  Number(a[parent]) - Number(b[parent]) || a.lfd_nr - b.lfd_nr || a.id - b.id

/** Line items may change until their invoice is archived, or while their offer is a draft. @throws Problem 409 */
function guardWritten(
  { invoices, offers }: MockState,
  { rechnung_id, angebot_id }: Pick<Position, 'rechnung_id' | 'angebot_id'>,
): void {
  const invoice = invoices.find((other) => other.id === rechnung_id)
  if (invoice && invoice.archiviert_am !== null) throw refuseArchived()
  const offer = offers.find((other) => other.id === angebot_id)
  if (offer && !isDraftOffer(offer)) throw refuseSent()
}

/** Clears the unclear text of each changed number. */
const settledBy = (row: Position, next: Position): Partial<Position> =>
  Object.fromEntries(
    numberFields.filter((field) => !isSameDecimal(row[field], next[field])).map((field) => [unclearFields[field], '']),
  )

/** The invoice or offer that a new position names. */
function findParent(state: MockState, { rechnung_id, angebot_id }: { rechnung_id?: string; angebot_id?: string }) {
  if (Boolean(rechnung_id) === Boolean(angebot_id)) throw refuse('one_parent')
  return {
    rechnung_id: rechnung_id ? findInvoice(state, rechnung_id).id : null,
    angebot_id: angebot_id ? findOffer(state, angebot_id).id : null,
  }
}

/** Line items of offers and invoices, and the templates they begin with. */
export const positionHandlers: AreaHandlers<typeof calls.positions> = {
  getInvoicePositions({ state, payload: { rechnung_id: id } }) {
    const wanted = id ? findInvoice(state, id).id : undefined
    return state.positions
      .filter((row) => (wanted === undefined ? row.rechnung_id !== null : row.rechnung_id === wanted))
      .toSorted(inOrder('rechnung_id'))
  },
  getOfferPositions({ state, payload: { angebot_id: id } }) {
    const wanted = id ? findOffer(state, id).id : undefined
    return state.positions
      .filter((row) => (wanted === undefined ? row.angebot_id !== null : row.angebot_id === wanted))
      .toSorted(inOrder('angebot_id'))
  },
  insertPosition({ state, payload }) {
    const parent = findParent(state, payload)
    const columns = toStored(writtenColumns, payload)
    guardWritten(state, parent)
    return addRow(state, 'positions', { ...parent, ...columns, ...emptyRow(unclearColumns), version: 1 })
  },
  updatePosition({ state, request, payload }) {
    const row = findRow(state.positions, payload.id, 'not_found.position')
    const { rechnung_id, angebot_id } = payload
    keepFields({ rechnung_id, angebot_id }, row)
    return changeRow(row, toStored(writtenColumns, payload), request, (next) => {
      guardWritten(state, row)
      return settledBy(row, next)
    })
  },
  setUnclear({ state, request, payload: { position_id, feld, text } }) {
    const row = findRow(state.positions, position_id, 'not_found.position')
    const typed = text.trim() === '' ? '' : toText(text, longestUnclear)
    if (!Object.hasOwn(unclearFields, feld)) throw refuse('bad_field')
    return changeRow(row, { [unclearFields[feld]]: typed }, request, () => guardWritten(state, row))
  },
  deletePosition({ state, payload }) {
    const wanted = toId(payload.position_id)
    const row = state.positions.find((position) => position.id === wanted)
    if (row) guardWritten(state, row)
    state.positions = state.positions.filter((position) => position !== row)
    return row !== undefined
  },
  getPositionTemplates: ({ state }) => state.positionTemplates.toSorted(byColumns('bez', 'id')),
}

/** Text blocks, templates and acronyms for offers and invoices. */
export const textHandlers = {
  getTextBlocks: ({ state }) => state.textBlocks.toSorted(byColumns('titel', 'id')),
  getAcronyms: ({ state }) => state.acronyms.toSorted(byColumns('kuerzel')),
} satisfies Partial<AreaHandlers<typeof calls.documents>>
