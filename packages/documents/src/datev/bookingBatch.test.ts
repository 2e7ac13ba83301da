import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ArchivedInvoice } from '@waldkerf/domain/entities/office/invoiceData'
import { type DatevSettings, datevProblems } from '@waldkerf/domain/office/datev/datevProblems'
import type { DiscountFacts } from '@waldkerf/domain/office/datev/discountChange'
import { buildTotals, sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { bookingBatch } from './bookingBatch.ts'
import { datevColumns } from './columns.ts'
import { toWindows1252 } from './windows1252.ts'

const settings: DatevSettings = {
  adviser: '29098',
  client: '55003',
  chart: '03',
  accountLength: 4,
  yearStart: '2026-01-01',
  accounts: {},
}
const span = { from: '2026-01-01', to: '2026-03-31' }
const createdAt = '2026-04-01T08:30:00'

interface Part {
  nummer?: string
  day?: string
  rate?: string
  taxCase?: string
  lines?: readonly (readonly [count: string, price: string])[]
  client?: Partial<ArchivedInvoice['kunde']>
  end?: string | null
}

function invoice({ nummer = 'RE-2026-0001', day = '2026-02-03', rate = '19', ...part }: Part = {}): ArchivedInvoice {
  const { taxCase = 'S', lines = [['2.5', '80']], client = {}, end = null } = part
  const empty = { bearbeiter: '', anrede: '', anschreiben: '', zuerl: '', befreiung: '' }
  const person = { name_zusatz: '', strasse: '', plz: '', ort: '', ap_gender: '', ap_vorname: '', ap_nachname: '' }
  const numbers = { ap_tel: '', bundesland: '', email: '', ust_id: '', leitweg_id: '', land: 'DE' }
  return {
    verkaeufer: { zahlungsziel_tage: 14 } as ArchivedInvoice['verkaeufer'],
    kunde: { client_id: 7, name: 'Forstamt Ülzen', ...person, ...numbers, ...client },
    rechnung: {
      id: 1,
      nummer,
      rn_datum: day,
      le_date: '2026-01-30',
      ust_satz: rate,
      steuerfall: taxCase,
      le_bis: end,
      ...empty,
    },
    original: null,
    positionen: lines.map(([anzahl, ep]) => ({ anzahl, ep })) as unknown as ArchivedInvoice['positionen'],
  }
}

/** Each booking as values by column name, without quotes. */
function bookings(invoices: readonly ArchivedInvoice[], own: Partial<DatevSettings> = {}) {
  const { text, missing } = bookingBatch(invoices, span, { ...settings, ...own }, createdAt)
  const [, , ...lines] = text.split('\r\n').slice(0, -1)
  const rows = lines.map((line) => {
    const values = line.split(';').map((value) => value.replace(/^"(.*)"$/, '$1'))
    expect(values).toHaveLength(datevColumns.length)
    return Object.fromEntries(datevColumns.map((column, at) => [column, values[at] ?? '']))
  })
  return { rows, missing }
}

test('the head says whose batch it is, in 31 fields', () => {
  const [head = '', columns = ''] = bookingBatch([], span, settings, createdAt).text.split('\r\n')
  expect(head).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20260401083000000;;"WK";"";"";29098;55003;20260101;4;20260101;20260331;' +
      '"Rechnungen 01.01. bis 31.03.";"";1;0;0;"EUR";;"";;;"03";;;"";""',
  )
  expect(head.split(';')).toHaveLength(31)
  expect(columns.split(';')).toHaveLength(125)
})

const paid = (betrag: string, datum: string, zu: number | null = null) => ({
  id: Number(datum.slice(-2)),
  betrag,
  datum,
  zu,
})

describe('Skonto', () => {
  const discounted = invoice()
  Object.assign(discounted.rechnung, { skonto_tage: 10, skonto_prozent: '2' })
  const lines = (facts: Partial<DiscountFacts>, own = span) => {
    const known = { invoice: discounted, payments: [], cancelledOn: undefined, instalments: [], ...facts }
    const { text } = bookingBatch([], own, settings, createdAt, [known])
    return text
      .split('\r\n')
      .slice(2, -1)
      .map((line) =>
        line
          .split(';')
          .filter((_, at) => [0, 1, 7, 9, 13].includes(at))
          .join(' '),
      )
  }
  const payments = [paid('233.24', '2026-02-13')]

  test('lowers the revenue on the day of the payment', () => {
    expect(lines({ payments })).toEqual(['4,76 "H" 8400 1302 "Skonto Forstamt Ülzen"'])
    expect(lines({ payments: [paid('233.24', '2026-02-14')] })).toEqual([])
  })

  test('is booked in the span of its payment, and back in the one that takes it away, whatever comes later', () => {
    const [january, february, march] = [
      { from: '2026-01-01', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-03-01', to: '2026-03-31' },
    ]
    const back = [...payments, paid('-233.24', '2026-03-05', 13)]
    expect(lines({ payments: back }, january)).toEqual([])
    expect(lines({ payments: back }, february)).toEqual(['4,76 "H" 8400 1302 "Skonto Forstamt Ülzen"'])
    expect(lines({ payments: back }, march)).toEqual(['4,76 "S" 8400 0503 "Skonto Forstamt Ülzen"'])
    expect(lines({ payments, cancelledOn: '2026-03-09' }, march)).toEqual([
      '4,76 "S" 8400 0903 "Skonto Forstamt Ülzen"',
    ])
    expect(lines({ payments, cancelledOn: '2026-03-09' }, february)).toHaveLength(1)
  })
})

describe('an invoice', () => {
  test('is a booking of the client on income, gross, with its days', () => {
    expect(bookings([invoice({ end: '2026-02-01' })]).rows).toMatchObject([
      {
        'Umsatz (ohne Soll/Haben-Kz)': '238,00',
        'Soll/Haben-Kennzeichen': 'S',
        Konto: '10007',
        'Gegenkonto (ohne BU-Schlüssel)': '8400',
        'BU-Schlüssel': '',
        Belegdatum: '0302',
        'Belegfeld 1': 'RE-2026-0001',
        'Belegfeld 2': '170226',
        Buchungstext: 'Forstamt Ülzen',
        Leistungsdatum: '01022026',
        'Datum Zuord. Steuerperiode': '01022026',
      },
    ])
  })

  test('that cancels another one stands on the other side, and one that comes to nothing is none', () => {
    const cancelling = invoice({ nummer: 'RE-2026-0002', lines: [['-2.5', '80']] })
    const { rows } = bookings([cancelling, invoice({ nummer: 'RE-2026-0003', lines: [] })])
    expect(rows).toMatchObject([{ 'Umsatz (ohne Soll/Haben-Kz)': '238,00', 'Soll/Haben-Kennzeichen': 'H' }])
  })

  test('that settles an order takes back what its instalments have booked, each at its rate', () => {
    const asked = { nummer: 'RE-2025-0007', datum: '2025-12-01', ust_satz: '7', steuerfall: 'S' }
    const abschlaege = [{ ...asked, netto: '50.00', ust: '3.50', brutto: '53.50', berechnet: '107.00' }]
    const { rows } = bookings([{ ...invoice(), abschlaege }])
    const columns = [
      'Umsatz (ohne Soll/Haben-Kz)',
      'Soll/Haben-Kennzeichen',
      'Gegenkonto (ohne BU-Schlüssel)',
      'Belegfeld 1',
    ]
    expect(rows.map((row) => columns.map((column) => row[column]))).toEqual([
      ['238,00', 'S', '8400', 'RE-2026-0001'],
      ['53,50', 'H', '1711', 'RE-2026-0001'],
      ['53,50', 'H', '1711', 'RE-2025-0007'],
    ])
  })

  test.each([
    ['03', { rate: '19' }, '1718'],
    ['04', { rate: '19' }, '3272'],
    ['04', { rate: '7' }, '3260'],
    ['03', { rate: '0', taxCase: 'E' }, '1710'],
    ['04', { rate: '0', taxCase: 'AE', client: { land: 'AT', ust_id: 'ATU12345675' } }, '3250'],
  ] as const)(
    'for an instalment by the chart %s with %j goes to %s, and so does what cancels it',
    (chart, part, account) => {
      const asked = invoice(part)
      asked.rechnung.teil = 'abschlag'
      const original = { nummer: asked.rechnung.nummer, datum: asked.rechnung.rn_datum, teil: 'abschlag' } as const
      const cancelling = { ...invoice({ ...part, nummer: 'RE-2026-0002', lines: [['-2.5', '80']] }), original }
      const { rows } = bookings([asked, cancelling], { chart })
      expect(rows.map((row) => row['Gegenkonto (ohne BU-Schlüssel)'])).toEqual([account, account])
    },
  )

  test.each([
    ['03', { rate: '7' }, '8300'],
    ['04', { rate: '19.00' }, '4400'],
    ['04', { rate: '0', taxCase: 'E' }, '4100'],
    ['03', { rate: '0', taxCase: 'AE', client: { ust_id: 'DE123456788' } }, '8337'],
    ['03', { rate: '0', taxCase: 'AE', client: { land: 'AT', ust_id: 'ATU12345675' } }, '8336'],
    ['04', { rate: '0', taxCase: 'O', client: { land: 'CH' } }, '4338'],
  ] as const)('by the chart %s with %j goes to %s', (chart, part, account) => {
    expect(bookings([invoice(part)], { chart }).rows).toMatchObject([{ 'Gegenkonto (ohne BU-Schlüssel)': account }])
  })

  test('goes to the account that the office has for it', () => {
    const accounts = { erloes_19: '8401' }
    expect(bookings([invoice()], { accounts, accountLength: 5 }).rows).toMatchObject([
      { 'Gegenkonto (ohne BU-Schlüssel)': '84010' },
    ])
  })

  test('has its fields as the description of the format asks for them', () => {
    const { text } = bookingBatch([invoice({ end: '2026-02-01' })], span, settings, createdAt)
    const fields = text.split('\r\n')[2]?.split(';') ?? []
    // Regular expressions of columns, from developer.datev.de, 'Buchungsstapel'.
    const expressions = {
      'Umsatz (ohne Soll/Haben-Kz)': /^\d{1,10}[,]\d{2}$/,
      'Soll/Haben-Kennzeichen': /^["](S|H)["]$/,
      'WKZ Umsatz': /^["]([A-Z]{3})["]$/,
      Konto: /^(\d{1,9})$/,
      'Gegenkonto (ohne BU-Schlüssel)': /^(\d{1,9})$/,
      Belegdatum: /^(\d{4})$/,
      'Belegfeld 1': /^(["][\w$%\-/]{0,36}["])$/,
      'Belegfeld 2': /^(["][\w$%\-/]{0,12}["])$/,
      Buchungstext: /^(["].{0,60}["])$/,
      Festschreibung: /^(0|1)$/,
      Leistungsdatum: /^((0[1-9]|[1-2]\d|3[0-1])(0[1-9]|1[0-2])(20\d\d))$/,
    }
    for (const [column, expression] of Object.entries(expressions)) {
      expect(fields[datevColumns.indexOf(column)]).toMatch(expression)
    }
  })

  test('across a border names the buyer’s number, and longer accounts have zeros behind', () => {
    const abroad = { rate: '0', taxCase: 'AE', client: { land: 'AT', ust_id: 'ATU 123 45675' } }
    expect(bookings([invoice(abroad)], { accountLength: 6 }).rows).toMatchObject([
      { 'EU-Land u. UStID (Bestimmung)': 'ATU12345675', Konto: '1000007', 'Gegenkonto (ohne BU-Schlüssel)': '833600' },
    ])
  })

  test('without an account for its rate or its client is named, and not guessed', () => {
    const odd = invoice({ nummer: 'RE-2026-0004', rate: '16' })
    const far = invoice({ nummer: 'RE-2026-0005', client: { client_id: 60_000 } })
    expect(bookings([odd, far, invoice()])).toMatchObject({ rows: [{}], missing: ['RE-2026-0004', 'RE-2026-0005'] })
  })

  test('out of the span is not in it; the others stand by their numbers', () => {
    const days = ['2025-12-31', '2026-03-31', '2026-01-01', '2026-04-01']
    const { rows } = bookings(days.map((day, at) => invoice({ day, nummer: `RE-${4 - at}` })))
    expect(rows.map((row) => row['Belegfeld 1'])).toEqual(['RE-2', 'RE-3'])
  })
})

test('whatever a client is called, it stays one field of one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 90 }), (name) => {
      const { text } = bookingBatch([invoice({ client: { name } })], span, settings, createdAt)
      const line = text.split('\r\n')[2] ?? ''
      const fields = line.match(/(?:"(?:[^"]|"")*"|[^;"]*)(?:;|$)/g) ?? []
      expect(text.split('\r\n')).toHaveLength(4)
      expect(fields.filter((field) => field !== '').length).toBeGreaterThanOrEqual(datevColumns.length - 1)
    }),
  )
})

test('the bookings add up to the invoices', () => {
  const lines = fc.array(fc.tuple(fc.integer({ min: -99, max: 99 }).map(String), fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2))), { minLength: 1, maxLength: 4 }) // prettier-ignore
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 5 }), (all) => {
      const invoices = all.map((each, at) => invoice({ nummer: `RE-${at}`, lines: each }))
      const { rows } = bookings(invoices)
      const booked = rows.map((row) => {
        const amount = (row['Umsatz (ohne Soll/Haben-Kz)'] ?? '').replace(',', '.')
        return row['Soll/Haben-Kennzeichen'] === 'S' ? amount : `-${amount}`
      })
      const gross = invoices.map(({ positionen }) => buildTotals(positionen, '19').gross)
      expect(sumAmounts(booked)).toBe(sumAmounts(gross))
    }),
  )
})

test.each([
  [{}, {}, []],
  [{ adviser: '1000' }, {}, ['adviser']],
  [{ client: '0' }, {}, ['client']],
  [{ accountLength: 9 }, {}, ['accountLength']],
  [{}, { to: '2027-01-01' }, ['span']],
  [{}, { from: '2026-04-01' }, ['span']],
  [{ yearStart: '2026-02-01' }, {}, ['span']],
] as const)('settings %j with %j: %j', (own, days, problems) => {
  expect(datevProblems({ ...settings, ...own }, { ...span, ...days })).toEqual(problems)
})

test('letters that the encoding lacks lose their marks', () => {
  expect([...toWindows1252('Ü€“')]).toEqual([0xdc, 0x80, 0x93])
  expect(new TextDecoder('windows-1252').decode(toWindows1252('Yıldırım Şahin – Łódź 林'))).toBe(
    'Y?ld?r?m Sahin – ?ódz ?',
  )
})
