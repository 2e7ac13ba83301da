import { emptyDocumentFilter } from '@waldkerf/domain/documents/documentFilter'
import { expect, test } from 'vitest'
import { documentsAddress } from './documentsAddress.ts'

const there = (text: string) => documentsAddress.read(new URLSearchParams(text))

test('what is written is read again', () => {
  const address = there('suche=AN+26&status=entwurf,versendet&kunde=7&kuerzel=KW&von=2026-01-01&sortierung=-gross')
  expect(address.filter).toEqual({
    search: 'AN 26',
    statuses: ['entwurf', 'versendet'],
    client: 7,
    bearbeiter: 'KW',
    from: '2026-01-01',
    to: '',
  })
  expect(address.sort).toEqual({ column: 'gross', direction: 'descending' })
  expect(documentsAddress.read(documentsAddress.write(address))).toEqual(address)
})

test('fixed invoices are all those that payments are known of', () => {
  expect(there('status=archived').filter.statuses).toEqual([
    'offen',
    'teilbezahlt',
    'ueberfaellig',
    'bezahlt',
    'ueberzahlt',
    'storniert',
    'ersetzt',
  ])
})

test('receivables are a view of the same list, by age', () => {
  const address = there('ansicht=forderungen&kunde=7&alter=bis_30,ewig,aelter')
  expect(address.filter).toMatchObject({ view: 'forderungen', client: 7, ages: ['bis_30', 'aelter'] })
  expect(documentsAddress.write(address).toString()).toBe('kunde=7&ansicht=forderungen&alter=bis_30%2Caelter')
  expect(there('ansicht=alles&alter=bis_30').filter).toEqual(emptyDocumentFilter)
})

test('what makes no sense narrows nothing', () => {
  expect(there('kunde=x&von=gestern&status=,&sortierung=1;drop')).toEqual({
    filter: emptyDocumentFilter,
    sort: undefined,
  })
  expect(documentsAddress.write(there('')).toString()).toBe('')
})
