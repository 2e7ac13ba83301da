import { blankValues } from '../editor/document.ts'
import { describe, expect, test } from 'vitest'
import { parse } from 'valibot'
import { type ArchivedInvoice, archivedInvoice } from '@waldkerf/domain/entities/office/invoiceData'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { eInvoiceFindings } from '../eInvoice/rules/checks.ts'
import { invoiceXml } from '../eInvoice/cii/invoiceXml.ts'
import {
  archivedSource,
  type InvoiceSource,
  invoiceDocumentModel,
  offerDocumentModel,
  toDocumentModelRows,
} from './invoiceAndOffer.ts'
import { addressLines, letterFacts } from './letterhead.ts'
import { toBuyer, toSeller } from './parties.ts'
import { taxLines } from './figures.ts'
import { documentTitle } from './words.ts'

const office = {
  firma: 'Büro Waldmann',
  inhaber: 'Anna Waldmann',
  ansprechpartner: '',
  strasse: 'Lärchenweg 7',
  plz: '80331',
  ort: 'München',
  steuernummer: '143/123/45678',
  ust_id: '',
  handelsregister: '',
  telefon: '089 123456',
  email: 'buero@waldmann.example',
  kontoinhaber: '',
  iban: 'DE02120300000000202051',
  bic: '',
  bank: 'Beispielbank',
  zahlungsziel_tage: 14,
  logo: '',
}
const client = {
  client_id: 3,
  name: 'Waldverband Nord',
  name_zusatz: '',
  strasse: 'Forststraße 1',
  plz: '24103',
  ort: 'Kiel',
  ap_gender: 'm',
  ap_vorname: '',
  ap_nachname: 'Petersen',
  ap_tel: '',
  bundesland: '',
  email: 'rechnung@waldverband.example',
  ust_id: '',
  leitweg_id: '04011000-12345-03',
  land: 'DE',
}
const position = (id: number, lfd_nr: number, anzahl: string): Position => ({
  ...blankValues,
  id,
  rechnung_id: 7,
  angebot_id: null,
  lfd_nr,
  anzahl,
  einheit: 'h',
  bez: `Leistung ${id}`,
  ep: '80.00',
  version: 1,
})
const frozen: ArchivedInvoice = {
  verkaeufer: office,
  kunde: client,
  rechnung: {
    id: 7,
    nummer: 'RE-2026-0041',
    bearbeiter: 'JE',
    rn_datum: '2026-11-20',
    le_date: '2026-11-12',
    anrede: 'Guten Tag,',
    anschreiben: 'wir berechnen:',
    zuerl: 'Danke.',
    ust_satz: '19',
    befreiung: '',
    steuerfall: '',
    le_bis: null,
  },
  original: null,
  positionen: [position(2, 2, '1'), position(1, 1, '2')],
}

describe('an invoice', () => {
  test('is due after the office’s term, and sound once everything is filled in', () => {
    const documentModel = invoiceDocumentModel(archivedSource(frozen))
    expect(documentModel).toMatchObject({ kind: 'invoice', dueDay: '2026-12-04', net: '240.00', gross: '285.60' })
    expect(eInvoiceFindings(documentModel, 'xrechnung')).toEqual([])
  })

  test('reads the same from live rows and from what was frozen', () => {
    const live: InvoiceSource = {
      office,
      client,
      invoice: frozen.rechnung,
      original: null,
      rows: toDocumentModelRows(frozen.positionen),
    }
    expect(invoiceDocumentModel(archivedSource(frozen))).toEqual({ ...invoiceDocumentModel(live), isDraft: false })
    const moved: InvoiceSource = {
      ...live,
      office: { ...office, zahlungsziel_tage: 30 },
      client: { ...client, ort: 'Flensburg' },
      invoice: { ...frozen.rechnung, ust_satz: '7' },
    }
    // The archived invoice stays the same, whatever the rows are today.
    const xml = invoiceXml(invoiceDocumentModel(archivedSource(frozen)), 'xrechnung')
    expect(invoiceXml(invoiceDocumentModel(moved), 'xrechnung')).not.toBe(xml)
    expect(invoiceXml(invoiceDocumentModel(archivedSource(structuredClone(frozen))), 'xrechnung')).toBe(xml)
  })

  test('that cancels another names it; a reason for exemption counts without VAT alone', () => {
    const original = { nummer: 'RE-2026-0040', datum: '2026-11-10' }
    const rechnung = { ...frozen.rechnung, befreiung: '§ 4 Nr. 12 UStG' }
    expect(invoiceDocumentModel(archivedSource({ ...frozen, rechnung, original }))).toMatchObject({
      kind: 'cancellation',
      original: { number: 'RE-2026-0040', day: '2026-11-10' },
      exemption: '',
    })
    const free = invoiceDocumentModel(archivedSource({ ...frozen, rechnung: { ...rechnung, ust_satz: '0.00' } }))
    expect(free).toMatchObject({ exemption: '§ 4 Nr. 12 UStG', vat: '0.00' })
  })
})

test('an offer has no days of supply and payment', () => {
  const { id: _id, ...texts } = frozen.rechnung
  const offer = { ...texts, nummer: 'AN-2026-0007', an_datum: '2026-11-20', status: 'entwurf' }
  const documentModel = offerDocumentModel({ office, client: null, offer, signature: 'Anna Waldmann', rows: [] })
  expect(documentModel).toMatchObject({
    kind: 'offer',
    dueDay: '',
    supplyDay: '',
    gross: '0.00',
    signature: 'Anna Waldmann',
  })
  expect(documentModel.buyer).toMatchObject({ name: '', contact: '', country: '' })
})

describe('a draft', () => {
  test('is every invoice that is not archived, and every offer that has not been sent', () => {
    const live = { office, client, invoice: frozen.rechnung, original: null, rows: [] }
    expect(invoiceDocumentModel(live).isDraft).toBe(true)
    expect(invoiceDocumentModel(archivedSource(frozen)).isDraft).toBe(false)
    const offered = (status: string) => {
      const offer = { ...frozen.rechnung, nummer: 'AN-2026-0007', an_datum: '2026-11-20', status }
      return offerDocumentModel({ office, client, offer, signature: '', rows: [] }).isDraft
    }
    expect(['entwurf', 'versendet', 'angenommen', 'abgelehnt', 'abgerechnet'].map(offered)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  test('is called one', () => {
    const invoice = { kind: 'invoice', number: 'RE-2026-0041' } as const
    expect(documentTitle({ ...invoice, isDraft: true })).toBe('Rechnung RE-2026-0041 · Entwurf')
    expect(documentTitle({ ...invoice, isDraft: false })).toBe('Rechnung RE-2026-0041')
  })
})

test('where nobody is named, the owner is asked and the firm is paid', () => {
  expect(toSeller(office)).toMatchObject({ contact: { name: 'Anna Waldmann' }, bank: { holder: 'Büro Waldmann' } })
  const named = toSeller({ ...office, ansprechpartner: 'Jo Eich', kontoinhaber: 'Waldmann GbR' })
  expect(named).toMatchObject({ contact: { name: 'Jo Eich' }, bank: { holder: 'Waldmann GbR' } })
  expect(toBuyer(client).contact).toBe('Herrn Petersen')
})

const withCase = (steuerfall: string, ust_satz: string, befreiung = '') =>
  invoiceDocumentModel(archivedSource({ ...frozen, rechnung: { ...frozen.rechnung, steuerfall, ust_satz, befreiung } }))

describe('the tax case', () => {
  test('puts the words that the law asks for on the invoice, and the person’s own behind them', () => {
    expect(withCase('AE', '0')).toMatchObject({
      taxCase: 'AE',
      exemption: 'Steuerschuldnerschaft des Leistungsempfängers',
    })
    expect(withCase('O', '0', '§ 3a UStG').exemption).toBe('Nicht im Inland steuerbar. § 3a UStG')
    expect(withCase('E', '0', '§ 4 Nr. 12 UStG').exemption).toBe('§ 4 Nr. 12 UStG')
    expect(taxLines(withCase('AE', '0'))).toEqual([])
    expect(taxLines(withCase('S', '19'))).toHaveLength(1)
  })

  test('of an invoice that was fixed before there was one is the usual of its rate', () => {
    const { steuerfall: _case, le_bis: _end, ...rechnung } = frozen.rechnung
    const { land: _land, ...kunde } = { ...frozen.kunde, bundesland: 'Steiermark' }
    const old = parse(archivedInvoice, { ...frozen, kunde, rechnung: { ...rechnung, ust_satz: '0' } })
    expect(invoiceDocumentModel(archivedSource(old))).toMatchObject({
      taxCase: 'E',
      supplyEnd: '',
      buyer: { country: 'AT' },
    })
  })
})

test('a supply of several days prints its period, and a buyer abroad the country', () => {
  const facts = letterFacts(
    invoiceDocumentModel(archivedSource({ ...frozen, rechnung: { ...frozen.rechnung, le_bis: '2026-11-18' } })),
  )
  expect(facts).toContainEqual(['Leistungszeitraum', '12.11.2026 – 18.11.2026'])
  const abroad = invoiceDocumentModel(archivedSource({ ...frozen, kunde: { ...frozen.kunde, land: 'AT' } }))
  expect(addressLines(abroad).at(-1)).toBe('Österreich')
  expect(addressLines(invoiceDocumentModel(archivedSource(frozen))).at(-1)).toBe('24103 Kiel')
})
