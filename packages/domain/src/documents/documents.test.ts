import { blankValues } from '../office/editor/document.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Invoice } from '../entities/documents/invoices.ts'
import type { Offer } from '../entities/documents/offers.ts'
import type { Position } from '../entities/documents/positions.ts'
import { sumAmounts } from '../office/money/amounts.ts'
import { documentFilter, filterDocuments } from './documentFilter.ts'
import {
  documentPart,
  documentState,
  groupSums,
  invoiceRows,
  offerRows,
  openAmounts,
  openSums,
  sumOfRows,
  unbilledSum,
  unbilledSums,
} from './documentRows.ts'
import { offerSums } from './documentSums.ts'

const texts = { anrede: '', anschreiben: '', zuerl: '' }
const offer = (id: number, part: Partial<Offer> = {}): Offer => ({
  id,
  nummer: `AN-2026-000${id}`,
  client_id: 1,
  bearbeiter: 'KW',
  ...texts,
  ust_satz: '19',
  version: 1,
  an_datum: `2026-03-0${id}`,
  status: 'entwurf',
  sign: '',
  ...part,
})
const invoice: Invoice = {
  id: 9,
  nummer: 'RE-2026-0009',
  client_id: null,
  bearbeiter: '',
  ...texts,
  ust_satz: '7',
  version: 1,
  rn_datum: '2026-04-02',
  le_date: '2026-03-31',
  archiviert_am: '2026-04-05T08:00:00+00:00',
}
const line = (parent: Partial<Position>, anzahl: string, ep: string): Position => ({
  ...blankValues,
  id: 1,
  rechnung_id: null,
  angebot_id: null,
  lfd_nr: 1,
  anzahl,
  ep,
  einheit: 'h',
  bez: '',
  version: 1,
  ...parent,
})
const clients = [{ client_id: 1, name: 'Forstamt Ülzen' }]

const link = (id: number, kind: 'offer' | 'abschlag' | 'invoice') => ({
  kind,
  id,
  number: '',
  day: '2026-04-02',
  state: '',
})

describe('rows', () => {
  test('an invoice of an order says what it is of it, one by itself nothing', () => {
    expect(documentPart({ id: 9, chain: [link(9, 'offer'), link(9, 'abschlag')] })).toBe('abschlag')
    expect(documentPart({ id: 9, chain: [link(1, 'offer'), link(9, 'invoice'), link(10, 'abschlag')] })).toBeUndefined()
    expect(documentPart({ id: 9 })).toBeUndefined()
  })
  test('an offer has its client and the totals of its lines', () => {
    const positions = [line({ angebot_id: 1 }, '2', '10.005'), line({ rechnung_id: 1 }, '5', '100')]
    const offers = [offer(1), offer(2)]
    const [first, second] = offerRows(offers, { clients, sums: offerSums({ offers, positions }) })
    expect(first).toMatchObject({ client: 'Forstamt Ülzen', totals: { net: '20.01', vat: '3.80', gross: '23.81' } })
    expect(second?.totals?.gross).toBe('0.00')
  })

  test.each([
    ['versendet', 'wartet', 'mail_wartet'],
    ['versendet', 'abgelehnt', 'mail_abgelehnt'],
    ['versendet', null, 'versendet'],
    // The client has it, however the mail fared.
    ['angenommen', 'wartet', 'angenommen'],
  ] as const)('an offer that is %s, its mail %s, counts as %s', (status, mail, state) => {
    const offers = [offer(1, { status })]
    const sums = offerSums({ offers, positions: [] }).map((row) => ({ ...row, mail }))
    const rows = offerRows(offers, { clients, sums })
    expect(rows.map(documentState)).toEqual([state])
    expect(filterDocuments(rows, documentFilter.empty, '2026-03-10').counts).toEqual(new Map([[state, 1]]))
  })

  test.each([
    ['0.00', { net: '100.00', vat: '19.00', gross: '119.00' }],
    ['33.33', { net: '66.67', vat: '12.67', gross: '79.34' }],
    ['100.01', { net: '0.00', vat: '0.00', gross: '0.00' }],
  ])('of an offer with instalments of %s net the rest is still to be invoiced, with its tax', (drawn, left) => {
    const totals = { net: '100.00', vat: '19.00', gross: '119.00' }
    const row = { ...offerRows([offer(1)], { clients, sums: undefined })[0]!, rate: '19', totals, drawn }
    expect(unbilledSums(row)).toEqual(left)
    expect(unbilledSum([row, { ...row, totals: undefined }])).toBeUndefined()
  })

  test('an invoice that is fixed says so, and what is not known is absent', () => {
    const rows = invoiceRows([invoice], { clients, sums: undefined })
    expect(rows[0]).toMatchObject({ status: 'archived', client: '', supplied: '2026-03-31', totals: undefined })
    expect(sumOfRows(rows)).toBeUndefined()
    expect(sumOfRows([])).toEqual({ net: '0.00', vat: '0.00', gross: '0.00' })
  })

  test('an invoice says what is paid, and what is open adds up to the cent', () => {
    const paid = { rechnung_id: 9, bezahlt: '0.10', ueberzahlt: '0.00', faellig: '2026-04-16', zustand: 'teilbezahlt' } as const // prettier-ignore
    const others = [invoice, { ...invoice, id: 10 }, { ...invoice, id: 11, archiviert_am: null }]
    const standings = [
      { ...paid, brutto: '0.30', offen: '0.20' },
      { ...paid, rechnung_id: 10, brutto: '-0.10', offen: '-0.10', zustand: 'offen' as const },
      { ...paid, rechnung_id: 11, brutto: '5.00', offen: '0.00', zustand: 'entwurf' as const },
    ]
    const rows = invoiceRows(others, { clients, sums: undefined, standings })
    expect(rows.map(documentState)).toEqual(['teilbezahlt', 'offen', 'open'])
    expect(openSums(rows)?.balance).toBe('0.10')
    expect(openSums(invoiceRows(others, { clients, sums: undefined }))).toBeUndefined()
    expect(openAmounts(others, standings)).toEqual(new Map([[null, '0.10']]))
    const late = { ...documentFilter.empty, statuses: ['teilbezahlt'] }
    expect(filterDocuments(rows, late, '2026-03-10').rows.map(({ id }) => id)).toEqual([9])
    const receivables = { ...documentFilter.empty, view: 'forderungen' as const, ages: ['bis_30'] }
    expect(filterDocuments(rows, receivables, '2026-05-01').rows.map(({ id }) => id)).toEqual([9])
    expect([...filterDocuments(rows, receivables, '2026-08-01').counts]).toEqual([['bis_365', 1]])
    expect([...groupSums(rows.slice(0, 2), documentState, (own) => openSums(own)?.balance)]).toEqual([['teilbezahlt', '0.20'], ['offen', '-0.10']]) // prettier-ignore
    expect(groupSums(rows, documentState, (own) => sumOfRows(own)?.gross).has('open')).toBe(false)
    const over = {
      ...paid,
      brutto: '0.30',
      bezahlt: '0.35',
      offen: '0.00',
      ueberzahlt: '0.05',
      zustand: 'ueberzahlt' as const,
    }
    expect(openSums([...rows, ...invoiceRows([invoice], { clients, sums: undefined, standings: [over] })])).toEqual({ open: '0.10', credit: '-0.05', balance: '0.05' }) // prettier-ignore
  })

  test('an invoice that cancels another one is named as that, once it is fixed', () => {
    const link = { kind: 'cancellation', id: 9, number: '', day: '', state: 'stornorechnung' } as const
    const [row] = invoiceRows([invoice], { clients, sums: undefined })
    expect(row && documentState({ ...row, chain: [link] })).toBe('stornorechnung')
    expect(row && documentState({ ...row, status: 'open', chain: [link] })).toBe('open')
    expect(row && documentState({ ...row, chain: [{ ...link, kind: 'invoice' }] })).toBe('archived')
  })

  test('net and VAT of what is shown make its gross', () => {
    const amounts = fc.array(fc.tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 0, max: 999_999 })), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(amounts, (list) => {
        const positions = list.map(([count, price], index) =>
          line({ angebot_id: (index % 3) + 1 }, String(count), (price / 100).toFixed(2)),
        )
        const offers = [offer(1), offer(2), offer(3)]
        const sums = sumOfRows(offerRows(offers, { clients, sums: offerSums({ offers, positions }) }))
        expect(sums && sumAmounts([sums.net, sums.vat])).toBe(sums?.gross)
      }),
    )
  })
})

describe('the filter', () => {
  const rows = offerRows(
    [offer(1), offer(2, { status: 'versendet', client_id: null, bearbeiter: 'ÖD' }), offer(3, { status: 'liegt' })],
    { clients, sums: [] },
  )
  const found = (part: Partial<typeof documentFilter.empty>) =>
    filterDocuments(rows, { ...documentFilter.empty, ...part }, '2026-03-10').rows.map(({ id }) => id)

  test.each([
    [{}, [1, 2, 3]],
    [{ search: 'ülzen 0003' }, [3]],
    [{ search: 'ülzen 0003'.normalize('NFD') }, [3]],
    [{ search: 'niemand' }, []],
    [{ statuses: ['liegt', 'versendet'] }, [2, 3]],
    [{ client: 1 }, [1, 3]],
    [{ bearbeiter: 'ÖD' }, [2]],
    [{ from: '2026-03-02', to: '2026-03-02' }, [2]],
  ])('%j leaves %j', (part, ids) => {
    expect(found(part)).toEqual(ids)
  })

  test('offers to ask after are those whose validity ends soon or is over', () => {
    const ending = { ...documentFilter.empty, validity: 'ending' as const }
    expect(filterDocuments(rows, ending, '2026-03-10').rows).toEqual([])
    expect(filterDocuments(rows, ending, '2026-12-01').rows.map(({ status }) => status)).toEqual(['versendet'])
  })

  test('a sent offer whose validity is over is no longer among the sent ones', () => {
    const groups = (today: string) => [...filterDocuments(rows, documentFilter.empty, today).counts.keys()]
    expect(groups('2026-03-10')).toEqual(['entwurf', 'versendet', 'liegt'])
    expect(groups('2026-12-01')).toEqual(['entwurf', 'abgelaufen', 'liegt'])
    const lapsed = { ...documentFilter.empty, statuses: ['abgelaufen'] }
    expect(filterDocuments(rows, lapsed, '2026-12-01').rows.map(({ id }) => id)).toEqual([2])
  })

  test('counts each status as if it alone were chosen', () => {
    const { counts } = filterDocuments(
      rows,
      { ...documentFilter.empty, client: 1, statuses: ['versendet'] },
      '2026-03-10',
    )
    expect([...counts]).toEqual([
      ['entwurf', 1],
      ['liegt', 1],
    ])
  })

  test('knows when it narrows nothing, and who is in charge', () => {
    expect(documentFilter.isEmpty({ ...documentFilter.empty, search: ' ' })).toBe(true)
    expect(documentFilter.isEmpty({ ...documentFilter.empty, client: 0 })).toBe(false)
  })
})
