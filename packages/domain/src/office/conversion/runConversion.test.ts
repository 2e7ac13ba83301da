import { blankValues } from '../editor/document.ts'
import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { beginConversion, type ConversionRecord, remainingSteps } from './conversion.ts'
import { expect, test } from 'vitest'
import { CallError } from '@waldkerf/domain/calls/CallError'
import { invoice } from '../editorSession/storedDocument.testing.ts'
import { type ConversionInput, runConversion } from './runConversion.ts'

const offer: Offer = {
  id: 3,
  nummer: 'AN-2026-0003',
  client_id: 5,
  bearbeiter: 'JE',
  anrede: 'Guten Tag',
  anschreiben: 'Wir bieten an:',
  zuerl: '',
  ust_satz: '19',
  an_datum: '2026-11-01',
  status: 'angenommen',
  sign: '',
  version: 1,
}
const position = (id: number): Position => ({
  ...blankValues,
  id,
  rechnung_id: null,
  angebot_id: 3,
  lfd_nr: id,
  anzahl: '2',
  einheit: 'h',
  bez: `Leistung ${id}`,
  ep: '10',
  version: 1,
})
const positions = [position(1), position(2), position(3)]

const refuse = () => new CallError('', 'http', { status: 409, code: 'unclear' })

/** A data service whose connection breaks once, at call `breakAt`, before or after the call is carried out. */
function brokenService(breakAt: number, isAnswerLost: boolean) {
  const made = new Map<string, unknown>()
  const rows: string[] = []
  let status = offer.status
  let linked: number | null = null
  let count = 0
  async function once<T>(key: string, work: () => T): Promise<T> {
    count += 1
    const breaks = count === breakAt
    if (breaks && !isAnswerLost) throw new CallError('', 'network')
    const answer = (made.get(key) as T | undefined) ?? work()
    made.set(key, answer)
    if (breaks) throw new CallError('', 'network')
    return answer
  }
  const data = { rechnung_id: 7, befreiung: '', steuerfall: 'S', angebot_id: null, version: 1 } as never
  const offered = { angebot_id: 3, steuerfall: 'S', version: 1, rechnungen: [], skonto_tage: 10, skonto_prozent: '2' }
  let terms: unknown
  const documents: ConversionInput['documents'] = {
    addInvoice: (_order, key) => once(key, (): Invoice => invoice),
    whole: async (kind) =>
      kind === 'offer' ? { document: offer, positions, data: offered } : { document: invoice, positions: [], data },
    change: (kind, _id, header) =>
      once(`${kind} ${Math.random()}`, () => {
        if (kind === 'offer') status = header['status'] ?? ''
        return kind === 'offer' ? offer : invoice
      }),
    setInvoiceData: (sent) =>
      once(`data ${Math.random()}`, () => {
        linked = sent.angebot_id
        terms = [sent.skonto_tage, sent.skonto_prozent]
        return sent
      }),
  }
  const insert: ConversionInput['rows']['insert'] = (_kind, _parent, { bez }, key) =>
    once(key, () => {
      rows.push(bez)
      return position(9)
    })
  return { documents, rows: { insert }, made: rows, status: () => status, linked: () => linked, terms: () => terms }
}

test('wherever it breaks off, it goes on there and makes nothing twice; the status comes last', async () => {
  for (let breakAt = 1; breakAt <= 7; breakAt += 1) {
    for (const isAnswerLost of [false, true]) {
      const service = brokenService(breakAt, isAnswerLost)
      let key = 0
      let record: ConversionRecord = beginConversion(
        offer,
        positions,
        { day: '2026-11-20', supplyDay: '2026-11-20' },
        () => String((key += 1)),
        0,
      )
      const input = { offer, positions, documents: service.documents, rows: service.rows, unclear: refuse }
      const onStep = (next: ConversionRecord) => {
        record = next
      }
      await expect(runConversion({ ...input, record, onStep })).rejects.toThrow(CallError)
      // Only the last call changes the offer's status.
      expect(service.status()).toBe(isAnswerLost && breakAt === 7 ? 'abgerechnet' : 'angenommen')
      await runConversion({ ...input, record, onStep })
      expect(remainingSteps(record, positions)).toEqual([])
      expect(record.invoiceId).toBe(invoice.id)
      expect(service.made).toEqual(['Leistung 1', 'Leistung 2', 'Leistung 3'])
      expect([service.status(), service.linked(), service.terms()]).toEqual(['abgerechnet', offer.id, [10, '2']])
    }
  }
})

test('an offer with an unclear number is not billed, and nothing is begun', async () => {
  const { documents, rows, made } = brokenService(0, false)
  const unclear = [position(1), { ...position(2), unklar_anzahl: '18.6' }]
  const record = beginConversion(offer, unclear, { day: '2026-11-20', supplyDay: '2026-11-20' }, () => 'key', 0)
  const input = {
    record,
    offer,
    positions: unclear,
    documents,
    rows,
    unclear: refuse,
    onStep: () => expect.unreachable(),
  }
  await expect(runConversion(input)).rejects.toMatchObject({ status: 409, code: 'unclear' })
  expect(made).toEqual([])
})
