import { blankValues } from '../editor/document.ts'
import { expect, test } from 'vitest'
import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { InvoiceData } from '@waldkerf/domain/entities/office/invoiceData'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { editedDocument } from './header.ts'
import { offerStatuses } from '@waldkerf/domain/entities/documents/offers'
import { isDraftOffer, mayFollow, nextStatuses } from './offerStatus.ts'
import { noBuyerDetails, editorDocumentModel } from './editorDocumentModel.ts'

const invoice: Invoice = {
  id: 7,
  nummer: 'RE-2026-0007',
  client_id: null,
  bearbeiter: 'JE',
  anrede: '',
  anschreiben: '',
  zuerl: '',
  ust_satz: '19',
  version: 3,
  rn_datum: '2026-11-20',
  le_date: '2026-11-12',
  archiviert_am: null,
}
const data: InvoiceData = {
  rechnung_id: 7,
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
  version: 3,
}
const position = (id: number, lfd_nr: number, ep: string): Position => ({
  ...blankValues,
  id,
  rechnung_id: 7,
  angebot_id: null,
  lfd_nr,
  anzahl: '2.00',
  einheit: 'h',
  bez: 'Aufmaß',
  ep,
  version: 1,
})

test('a stored invoice opens in its order, with numbers as they are typed', () => {
  const document = editedDocument('invoice', invoice, [
    position(9, 2, '10.50'),
    position(8, 2, '96.00'),
    position(7, 1, '100'),
  ])
  expect(document.rows.map(({ key, ep }) => [key, ep])).toEqual([
    ['p7', '100'],
    ['p8', '96'],
    ['p9', '10.5'],
  ])
  expect(document.header).toMatchObject({ client_id: '', rn_datum: '2026-11-20', bearbeiter: 'JE' })
  expect(document.header).not.toHaveProperty('status')
})

test('the document model has what the head says, and the invoice that it cancels', () => {
  const exempt = { ...data, befreiung: 'Steuerfrei', steuerfall: 'E' }
  const document = editedDocument('invoice', { ...invoice, ust_satz: '0' }, [position(1, 1, '10')], exempt)
  const source = { kind: 'invoice', number: 'RE-2026-0007', document, client: undefined, settings: undefined } as const
  const rest = { details: noBuyerDetails, signature: '' }
  const original = { nummer: 'RE-2026-0001', datum: '2026-01-02' }
  expect(editorDocumentModel({ ...source, ...rest, original: null })).toMatchObject({
    kind: 'invoice',
    exemption: 'Steuerfrei',
    gross: '20.00',
  })
  expect(editorDocumentModel({ ...source, ...rest, original })).toMatchObject({
    kind: 'cancellation',
    original: { number: 'RE-2026-0001', day: '2026-01-02' },
  })
})

test('every status leads on, and an unknown one to the beginning', () => {
  expect(nextStatuses('versendet')).toContain('angenommen')
  expect(nextStatuses('verschollen')).toEqual(['entwurf'])
  expect(mayFollow('entwurf', 'angenommen')).toBe(false)
})

test('an offer is invoiced from every status but its last, and written as a draft alone', () => {
  const statuses = [...offerStatuses, 'verschollen']
  expect(statuses.filter((status) => mayFollow(status, 'abgerechnet'))).toEqual(
    statuses.filter((status) => status !== 'abgerechnet'),
  )
  expect(statuses.filter((status) => isDraftOffer({ status }))).toEqual(['entwurf'])
})
