import type { Call } from '@waldkerf/domain/calls/call'
import type { calls } from '@waldkerf/domain/calls/contract'
import { columnNames } from '@waldkerf/domain/entities/columns'
import { unclearColumns, writtenColumns } from '@waldkerf/domain/entities/documents/positions'
import type { DocumentLogEntry } from '@waldkerf/domain/entities/documents/documentLog'
import type { AreaHandlers, Exchange, Handler } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import type { LoggedLine, LoggedRow, MockState } from '../state.ts'
import { isSameDecimal } from '../values/arguments.ts'
import { findInvoice } from './invoices.ts'
import { findOffer } from './offers.ts'

type Part = DocumentLogEntry['teil']

const loggedColumns: Readonly<Partial<Record<Part, readonly string[]>>> = {
  rechnung: ['client_id', 'bearbeiter', 'rn_datum', 'le_date', 'le_bis', 'anrede', 'anschreiben', 'zuerl', 'ust_satz', 'steuerfall', 'befreiung', 'archiviert_am', 'angebot_id', 'skonto_tage', 'skonto_prozent'], // prettier-ignore
  angebot: ['client_id', 'bearbeiter', 'an_datum', 'anrede', 'anschreiben', 'zuerl', 'ust_satz', 'steuerfall', 'status', 'sign', 'skonto_tage', 'skonto_prozent'], // prettier-ignore
  position: columnNames({ ...writtenColumns, ...unclearColumns }),
  versand: ['abgelehnt'],
}

const decimals = new Set(['anzahl', 'ep', 'ust_satz', 'skonto_prozent'])

const byId = (rows: readonly object[]) => new Map((rows as LoggedRow[]).map((row) => [row.id, { ...row }]))

/** All logged rows as they are now, in the order in which the database logs them. */
function loggedRows(state: MockState): [Part, Map<number, LoggedRow>][] {
  const invoiceData = new Map(state.invoiceData.map((row) => [row.rechnung_id, row]))
  const offerData = new Map(state.offerData.map((row) => [row.angebot_id, row]))
  return [
    ['rechnung', byId(state.invoices.map((row) => ({ ...invoiceData.get(row.id), ...row })))],
    ['angebot', byId(state.offers.map((row) => ({ ...offerData.get(row.id), ...row })))],
    ['position', byId(state.positions)],
    ['zahlung', byId(state.payments)],
    ['mahnung', byId(state.reminders)],
    ['versand', byId(state.dispatches)],
  ]
}

const asText = (value: LoggedRow[string] | undefined) => (value === null || value === undefined ? null : String(value))

function changesBetween(part: Part, before: LoggedRow | undefined, after: LoggedRow): DocumentLogEntry['aenderungen'] {
  const changed = (loggedColumns[part] ?? []).filter((column) => {
    const [old, now] = [asText(before?.[column]), asText(after[column])]
    return decimals.has(column) && old !== null && now !== null ? !isSameDecimal(old, now) : old !== now
  })
  return Object.fromEntries(changed.map((column) => [column, [asText(before?.[column]), asText(after[column])]]))
}

/** The unclear texts of a row; a copy gets them after all its lines were inserted. */
const unclearIn = (row: LoggedRow) =>
  Object.fromEntries(
    columnNames(unclearColumns)
      .filter((name) => row[name])
      .map((name) => [name, ['', asText(row[name])]]),
  ) as DocumentLogEntry['aenderungen']

/** The log lines of the changes between two states, in order. */
function linesBetween(before: [Part, Map<number, LoggedRow>][], after: [Part, Map<number, LoggedRow>][]) {
  type Line = Pick<LoggedLine, 'teil' | 'teil_id' | 'vorgang' | 'aenderungen' | 'row'>
  return after.flatMap(([teil, rows], at): Line[] => {
    const old = before[at]?.[1] ?? new Map<number, LoggedRow>()
    const line = (row: LoggedRow, vorgang: Line['vorgang'], aenderungen: Line['aenderungen'] = {}): Line => ({
      teil,
      teil_id: row.id,
      vorgang,
      aenderungen,
      row,
    })
    const made = [...rows.values()].filter(({ id }) => !old.has(id))
    const kept = [...rows.values()].filter(({ id }) => old.has(id))
    const gone = [...old.values()].filter(({ id }) => !rows.has(id))
    const unclear = teil === 'position' ? made.filter((row) => Object.keys(unclearIn(row)).length > 0) : []
    return [
      ...kept
        .map((row) => line(row, 'geaendert', changesBetween(teil, old.get(row.id), row)))
        .filter(({ aenderungen }) => Object.keys(aenderungen).length > 0),
      ...made.map((row) => line(row, 'angelegt')),
      ...unclear.map((row) => line(row, 'geaendert', unclearIn(row))),
      ...gone.map((row) => line(row, 'entfernt')),
    ]
  })
}

/** Wraps a handler so that its changes are logged. */
const wrap =
  (handler: Handler): Handler =>
  async (exchange: Exchange) => {
    const { state, caller } = exchange
    const before = loggedRows(state)
    const given = await handler(exchange)
    const lines = linesBetween(before, loggedRows(state))
    state.documentLog.push(...lines.map((line) => ({ ...line, zeit: state.now, wer: caller.email })))
    return given
  }

/** Wraps all handlers of an area so that their changes of documents are logged. */
export function logged<Area extends Record<string, Call>>(handlers: AreaHandlers<Area>): AreaHandlers<Area> {
  const entries = Object.entries<Handler>(handlers as unknown as Record<string, Handler>)
  return Object.fromEntries(
    entries.map(([name, handler]) => [name, name.startsWith('get') ? handler : wrap(handler)]),
  ) as unknown as AreaHandlers<Area>
}

/** The current title of a logged part, such as a line item's text or the amount of a payment. */
function partTitle(state: MockState, { teil, teil_id }: LoggedLine): string {
  if (teil === 'position') {
    const last = state.documentLog.find(
      (line) => line.vorgang === 'entfernt' && line.teil === teil && line.teil_id === teil_id,
    )
    return state.positions.find(({ id }) => id === teil_id)?.bez ?? String(last?.row['bez'] ?? '')
  }
  if (teil === 'zahlung') return state.payments.find(({ id }) => id === teil_id)?.betrag ?? ''
  if (teil === 'mahnung') return state.reminders.find(({ id }) => id === teil_id)?.inhalt.offen ?? ''
  if (teil === 'versand') return state.dispatches.find(({ id }) => id === teil_id)?.an ?? ''
  return ''
}

function belongsTo(state: MockState, kind: 'rechnung' | 'angebot', id: number, { teil, teil_id, row }: LoggedLine) {
  if (teil === kind) return teil_id === id
  if (teil === 'versand') {
    const sentReminder = state.reminders.find(
      (reminder) => row['art'] === 'mahnung' && reminder.id === row['dokument_id'],
    )
    return row['art'] === kind ? row['dokument_id'] === id : kind === 'rechnung' && sentReminder?.rechnung_id === id
  }
  return row[`${kind}_id`] === id && teil !== 'rechnung' && teil !== 'angebot'
}

/** The history of documents. */
export const documentLogHandlers = {
  getDocumentLog({ state, payload: { art, id } }) {
    if (art !== 'rechnung' && art !== 'angebot') throw refuse('bad_document_kind')
    const wanted = art === 'rechnung' ? findInvoice(state, id).id : findOffer(state, id).id
    return state.documentLog
      .filter((line) => belongsTo(state, art, wanted, line))
      .toReversed()
      .map((line) => {
        const { row: _row, ...entry } = line
        return { ...entry, titel: partTitle(state, line) }
      })
  },
} satisfies Partial<AreaHandlers<typeof calls.documents>>
