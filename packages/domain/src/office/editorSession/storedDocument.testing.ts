import type { Offer, OfferStatus } from '@waldkerf/domain/entities/documents/offers'
import { closing } from '../workplace/closed.ts'
import type { StoredDocument } from '../workplace/wholeDocument.ts'
import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { InvoiceData } from '@waldkerf/domain/entities/office/invoiceData'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { blankValues } from '../editor/document.ts'
import { unclearFields } from '../editor/unclear.ts'
import { CallError } from '@waldkerf/domain/calls/CallError'
import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import { errorText } from '@waldkerf/domain/words/failureText'
import type { SessionCalls, SessionWords } from './sessionTypes.ts'

export const plainWords: SessionWords = { message: errorText, lastingConflict: () => 'lasting conflict' }

export const invoice: Invoice = {
  id: 7,
  nummer: 'RE-2026-0007',
  client_id: 1,
  bearbeiter: '',
  anrede: '',
  anschreiben: '',
  zuerl: '',
  ust_satz: '19',
  version: 1,
  rn_datum: '2026-11-20',
  le_date: '2026-11-12',
  archiviert_am: null,
}

const refuse = (status: number, code = '') =>
  status === 412 ? new ConflictError(code) : new CallError(`${status}`, 'http', { status, code })

const { rn_datum: _day, le_date: _supplyDay, archiviert_am: _archivedAt, ...shared } = invoice

const offer: Offer = { ...shared, nummer: 'AN-2026-0007', an_datum: '2026-11-20', status: 'entwurf', sign: '' }

export const storedInvoice = (texts: readonly string[]) => storedDocument(invoice, texts)
export const storedOffer = (texts: readonly string[]) => storedDocument(offer, texts)

/** A document in a stand-in for the data service, with versions, idempotency keys, and answers that can be lost. */
function storedDocument(first: StoredDocument, texts: readonly string[]) {
  let head = first
  let data: InvoiceData = {
    rechnung_id: invoice.id,
    befreiung: '',
    steuerfall: 'S',
    le_bis: null,
    angebot_id: null,
    angebot_nummer: null,
    storno_von: null,
    ersetzt: null,
    storno_von_nummer: null,
    storno_von_datum: null,
    storniert_durch: null,
    storniert_durch_nummer: null,
    version: 1,
  }
  let nextId = 1
  const rows = new Map<number, Position>()
  const answered = new Map<string, Position>()
  const sent: string[] = []
  /** How many of the next answers are lost. */
  let lost = 0
  /** The status with which calls of a name are refused, and the keys of all inserts. */
  const refusals = new Map<string, number>()
  const keys: string[] = []

  const make = (values: Omit<Position, 'id' | 'version' | 'rechnung_id' | 'angebot_id'>): Position => {
    const row = {
      ...values,
      unklar_anzahl: '',
      unklar_ep: '',
      id: nextId++,
      version: 1,
      rechnung_id: 7,
      angebot_id: null,
    }
    rows.set(row.id, row)
    return row
  }
  texts.forEach((bez, at) => make({ ...blankValues, lfd_nr: at + 1, einheit: 'h', bez, ep: '10' }))

  async function answer<T>(name: string, work: () => T): Promise<T> {
    await new Promise((resolve) => setTimeout(resolve, 10))
    sent.push(name)
    const refused = refusals.get(name.split(' ')[0] ?? '')
    if (refused === 0) throw new CallError('network', 'network')
    if (refused !== undefined) throw refuse(refused)
    const made = work()
    if (lost > 0) {
      lost -= 1
      throw new CallError('network', 'network')
    }
    return structuredClone(made)
  }

  function changeHead(columns: object, version: number): StoredDocument {
    if (version !== head.version) throw refuse(412)
    if (closing(head) !== undefined && !onlyStatus(columns)) throw refuse(409, 'not_a_draft')
    head = { ...head, ...columns, version: version + 1 }
    return head
  }

  const onlyStatus = (columns: object) =>
    Object.entries(columns).every(
      ([name, value]) =>
        name === 'status' ||
        Object.entries(head).some(([own, stored]) => own === name && String(stored ?? '') === value),
    )

  const calls: SessionCalls = {
    read: () => answer('read', () => ({ document: head, positions: [...rows.values()], data })),
    setData: (changed) =>
      answer('setData', () => {
        data = { ...data, ...changed, version: changeHead({}, changed.version).version }
        return data
      }),
    change: (header, version) => answer('change', () => changeHead(header, version)),
    setClient: (id, version) => answer('setClient', () => changeHead({ client_id: Number(id) }, version)),
    insert: ({ lfd_nr, values }, key) => {
      keys.push(key)
      return answer('insert', () => {
        if (values.bez === 'verboten') throw refuse(400)
        const row = answered.get(key) ?? make({ lfd_nr, ...values })
        answered.set(key, row)
        return row
      })
    },
    update: ({ id, version, lfd_nr, values }) =>
      answer(`update ${id}`, () => {
        const row = rows.get(id)
        if (!row) throw refuse(404)
        if (closing(head) !== undefined) throw refuse(409, 'not_a_draft')
        const next = {
          ...row,
          ...values,
          lfd_nr,
          unklar_anzahl: values.anzahl === row.anzahl ? row.unklar_anzahl : '',
          unklar_ep: values.ep === row.ep ? row.unklar_ep : '',
        }
        if (JSON.stringify(next) === JSON.stringify(row)) return row
        if (row.version !== version) throw refuse(412)
        rows.set(id, { ...next, version: version + 1 })
        return rows.get(id) as Position
      }),
    setUnclear: ({ id, version, field, text }) =>
      answer(`unclear ${id}`, () => {
        const row = rows.get(id)
        if (!row) throw refuse(404)
        if (row[unclearFields[field]] === text) return row
        if (row.version !== version) throw refuse(412)
        rows.set(id, { ...row, [unclearFields[field]]: text, version: version + 1 })
        return rows.get(id) as Position
      }),
    remove: (id) => answer('remove', () => rows.delete(id)),
  }
  return {
    calls,
    sent,
    keys,
    /** Refuses all calls of a name from now on. @param status 0: no connection; undefined: no longer refused */
    refuseAll(name: 'read' | 'insert' | 'update' | 'change', status: number | undefined) {
      if (status === undefined) refusals.delete(name)
      else refusals.set(name, status)
    },
    loseAnswers: (count: number) => {
      lost = count
    },
    archive() {
      head = { ...head, archiviert_am: '2026-11-21T09:00:00Z', version: head.version + 1 }
    },
    /** Somebody else changes the status. */
    give(status: OfferStatus) {
      head = { ...head, status, version: head.version + 1 }
    },
    state: () => ({ document: head, positions: [...rows.values()], data }),
    texts: () =>
      [...rows.values()].toSorted((a, b) => a.lfd_nr - b.lfd_nr || a.id - b.id).map(({ bez, ep }) => `${bez} ${ep}`),
  }
}
