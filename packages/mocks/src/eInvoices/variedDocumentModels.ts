import { blankValues } from '@waldkerf/domain/office/editor/document'
import { unitSpellings } from '@waldkerf/domain/office/eInvoice/units'
import {
  makeDocumentModel,
  type DocumentModelHead,
  type DocumentModelRow,
} from '@waldkerf/domain/office/documentModel/makeDocumentModel'
import type { Buyer, DocumentModel, Seller } from '@waldkerf/domain/office/documentModel/documentModel'
import { exemptionWords, type TaxCase, taxCases } from '@waldkerf/domain/office/tax/taxCases'
import { createRandom, type Random } from '../seed/random.ts'
import { archivedSource, invoiceDocumentModel } from '@waldkerf/domain/office/documentModel/invoiceAndOffer'
import { archiveInvoice } from '../handlers/office/archive.ts'
import type { World } from '../seed/world.ts'

/** Every example invoice as it would be sent, archived or not. */
export function seedDocumentModels(world: World): DocumentModel[] {
  const positions = Map.groupBy(world.positions, ({ rechnung_id }) => rechnung_id)
  return world.invoices.map((invoice) =>
    invoiceDocumentModel(archivedSource(archiveInvoice(world, invoice, positions.get(invoice.id) ?? []))),
  )
}

/** Units as people write them; the last has no code. */
const units = [...unitSpellings, 'Std.', 'lfd. m', 'Lfd. Meter', 'm²', 'm³', 'Psch.', 'Stück', 'TAGE', '', 'Bund']

const places: readonly Pick<Buyer, 'country' | 'postcode' | 'city' | 'vatId'>[] = [
  { country: 'DE', postcode: '24103', city: 'Kiel', vatId: 'DE136695976' },
  { country: 'AT', postcode: '8700', city: 'Leoben', vatId: 'ATU12345675' },
  { country: 'CH', postcode: '3000', city: 'Bern', vatId: 'CHE123456788' },
  { country: 'FR', postcode: '67000', city: 'Strasbourg', vatId: 'FR 83 404 833 048' },
  { country: 'GR', postcode: '104 31', city: 'Αθήνα', vatId: 'EL123456783' },
  { country: 'PL', postcode: '00-950', city: 'Warszawa', vatId: 'PL8567346215' },
]

const long = 'Vermessung der Dränleitungen nach Anweisung, Los Nord & Süd <Abschnitt „7“>\n'

/** Texts of documents: short and long, with line breaks, XML characters, and characters that XML forbids. */
const texts = [
  'Aufmaß',
  long.repeat(40),
  'Käferholz 🪲 "A" & \'B\' < C',
  'Zeile 1\r\nZeile 2\tTab',
  'Steuer\u0000zeichen \ud800',
]

const seller: Seller = {
  name: 'Ingenieurbüro Waldmann GmbH & Co. KG',
  street: 'Lärchenweg 7',
  postcode: '80331',
  city: 'München',
  country: 'DE',
  vatId: 'DE136695976',
  taxNumber: '143/123/45678',
  register: 'Amtsgericht München HRB 12345',
  contact: { name: 'Anna Waldmann', phone: '+49 89 123456', email: 'buero@waldmann.example' },
  bank: { holder: '', iban: 'de02 1203 0000 0000 2020 51', bic: '' },
}

/** Sellers with USt-IdNr. and Steuernummer, or with only one of them. */
const sellers: readonly Seller[] = [seller, { ...seller, vatId: '' }, { ...seller, taxNumber: '' }]

const references = ['04011000-12345-03', '991-33333TEST-33', 'Bestellung 4711/2026']

const rates: Readonly<Record<TaxCase, readonly string[]>> = {
  S: ['19', '7', '16', '5.5'],
  E: ['0'],
  AE: ['0'],
  O: ['0.00'],
}
const reasons: Readonly<Record<TaxCase, string>> = {
  S: '',
  E: 'Steuerfrei nach § 4 Nr. 12 UStG',
  AE: '§ 13b UStG',
  O: '',
}

/** Zero, credits, large amounts and small fractions. */
const quantities = ['1', '0', '0.000', '-2', '12.345678', '1000000000', '-0.5']
const prices = ['80', '0', '0.000001', '-19.99', '1234.567891', '0.125']

function row(key: number, unit: string, random: Random): DocumentModelRow {
  return {
    ...blankValues,
    key: String(key),
    anzahl: random.pick(quantities),
    einheit: unit,
    bez: random.pick(texts),
    ep: random.pick(prices),
    erl: random.chance(0.5) ? random.pick(texts) : '',
    erl_on: random.chance(0.8),
    erl_titel: random.chance(0.2) ? 'Los 1' : '',
  }
}

/** A head with everything that both profiles ask for. */
export function variedHead(index: number, taxCase: TaxCase, random: Random): DocumentModelHead {
  const isCancellation = index % 5 === 4
  const place = places[index % places.length] as (typeof places)[number]
  return {
    kind: isCancellation ? 'cancellation' : 'invoice',
    isDraft: false,
    number: `RE-2026-${String(index + 1).padStart(4, '0')}`,
    day: '2026-11-20',
    supplyDay: '2026-11-02',
    supplyEnd: index % 2 === 0 ? '2026-11-13' : '',
    dueDay: '2026-12-04',
    seller: random.pick(sellers),
    buyer: {
      ...place,
      name: 'Waldverband Nord e. V.',
      addition: random.chance(0.5) ? 'Körperschaft des öffentlichen Rechts' : '',
      street: 'Forststraße 1',
      contact: random.chance(0.5) ? 'Frau Petersen' : '',
      email: 'rechnung@waldverband.example',
      reference: random.pick(references),
    },
    salutation: 'Sehr geehrte Damen und Herren,',
    cover: random.pick(texts),
    closing: random.pick(['', ...texts]),
    rate: random.pick(rates[taxCase]),
    taxCase,
    exemption: exemptionWords(taxCase, reasons[taxCase]),
    signature: '',
    unitsAsPieces: ['Bund'],
    ...(isCancellation && { original: { number: 'RE-2025-0040', day: '2025-11-10' } }),
  }
}

/**
 * Documents of every kind: each unit, tax case, country and kind in turn, credits, lines of amount 0, long and odd
 * texts. The same ones at every call.
 */
export function variedDocumentModels(count: number): DocumentModel[] {
  const random = createRandom(16_931)
  let unit = 0
  return Array.from({ length: count }, (_, index) => {
    const taxCase = taxCases[index % taxCases.length] as TaxCase
    const rows = Array.from({ length: random.integer(1, 8) }, (_line, at) =>
      row(at, units[unit++ % units.length] ?? '', random),
    )
    return makeDocumentModel(variedHead(index, taxCase, random), rows)
  })
}
