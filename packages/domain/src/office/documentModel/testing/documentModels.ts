import fc from 'fast-check'
import { blankValues } from '@waldkerf/domain/office/editor/document'
import { makeDocumentModel, type DocumentModelHead, type DocumentModelRow } from '../makeDocumentModel.ts'
import type { DocumentModel } from '../documentModel.ts'
import { exemptionWords } from '@waldkerf/domain/office/tax/taxCases'

/** A head with everything that the law and both profiles ask for. */
export const completeHead: DocumentModelHead = {
  kind: 'invoice',
  isDraft: false,
  number: 'RE-2026-0041',
  day: '2026-11-20',
  supplyDay: '2026-11-12',
  supplyEnd: '',
  dueDay: '2026-12-04',
  seller: {
    name: 'Ingenieurbüro Waldmann GmbH',
    street: 'Lärchenweg 7',
    postcode: '80331',
    city: 'München',
    country: 'DE',
    vatId: 'DE123456789',
    taxNumber: '143/123/45678',
    register: 'Amtsgericht München HRB 12345',
    contact: { name: 'Anna Waldmann', phone: '+49 89 123456', email: 'buero@waldmann.example' },
    bank: { holder: 'Ingenieurbüro Waldmann GmbH', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001' },
  },
  buyer: {
    name: 'Waldverband Nord e. V.',
    addition: 'Geschäftsstelle',
    street: 'Forststraße 1',
    postcode: '24103',
    city: 'Kiel',
    country: 'DE',
    contact: 'Frau Petersen',
    vatId: '',
    email: 'rechnung@waldverband.example',
    reference: '04011000-12345-03',
  },
  salutation: 'Sehr geehrte Frau Petersen,',
  cover: 'für unsere Leistungen berechnen wir:',
  closing: 'Vielen Dank für Ihren Auftrag.',
  rate: '19',
  taxCase: 'S',
  exemption: '',
  signature: '',
}

const text = fc.string({ unit: 'binary', maxLength: 30 })
const filled = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map((words) => `Leistung ${words}`)
const decimals = (places: number) =>
  fc
    .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.nat(10 ** places - 1))
    .map(([whole, rest]) => `${whole}.${String(rest).padStart(places, '0')}`)

const rows = fc.array(
  fc
    .record({
      key: fc.uuid(),
      anzahl: decimals(3),
      einheit: fc.constantFrom('Std.', 'Stück', 'lfd. m', 'ha', 'm³', 'Pauschale', 'Bund', ''),
      bez: filled,
      ep: decimals(4),
      erl: text,
      erl_on: fc.boolean(),
      erl_titel: fc.oneof(fc.constant(''), text),
    })
    .map((row): DocumentModelRow => ({ ...blankValues, ...row })),
  { minLength: 1, maxLength: 20 },
)

const taxed = [
  { taxCase: 'S', rate: '19' },
  { taxCase: 'S', rate: '7' },
  { taxCase: 'S', rate: '16' },
  { taxCase: 'E', rate: '0' },
  { taxCase: 'AE', rate: '0' },
  { taxCase: 'O', rate: '0' },
] as const

const abroad = [
  { country: 'DE', postcode: '24103', vatId: 'DE136695976' },
  { country: 'AT', postcode: '8700', vatId: 'ATU12345675' },
  { country: 'GR', postcode: '104 31', vatId: 'EL123456783' },
]

/** Complete invoices and cancellations whose texts have any characters that can be typed. */
export const soundDocumentModels: fc.Arbitrary<DocumentModel> = fc
  .record({
    rows,
    cover: text,
    closing: text,
    tax: fc.constantFrom(...taxed),
    land: fc.constantFrom(...abroad),
    supplyEnd: fc.constantFrom('', '2026-11-18'),
    isCancellation: fc.boolean(),
  })
  .map(({ rows: own, cover, closing, tax, land, supplyEnd, isCancellation }) =>
    makeDocumentModel(
      {
        ...completeHead,
        ...tax,
        cover,
        closing,
        supplyEnd,
        buyer: { ...completeHead.buyer, ...land },
        exemption: exemptionWords(tax.taxCase, tax.taxCase === 'E' ? 'Steuerfrei nach § 4 Nr. 12 UStG' : ''),
        unitsAsPieces: ['Bund'],
        ...(isCancellation && { kind: 'cancellation', original: { number: 'RE-2026-0040', day: '2026-11-10' } }),
      },
      own,
    ),
  )
