import { clientList } from '@waldkerf/ui/screens/clients/clientList'
import { documentLists } from '@waldkerf/ui/screens/documents/list/documentList'
import { cadastreList } from '@waldkerf/ui/screens/gis/surveys/cadastreList'
import { mapList } from '@waldkerf/ui/screens/gis/maps/table/mapList'
import { userList } from '@waldkerf/ui/screens/users/userList'
import { describe, expect, test } from 'vitest'
import { type AddressedList, listAddress } from './listAddress.ts'
import type { Parts } from '@waldkerf/domain/filter/defineFilter'

/** Reads the query of an address and writes it again. */
function again<Row, P extends Parts<Row>>(list: AddressedList<Row, P>, text: string): string {
  const { read, write } = listAddress(list)
  return write(read(new URLSearchParams(text))).toString()
}

test.each(['', 'suche=%C3%BClzen+7&land=Hessen&sortierung=-place'])('clients, %s: the same there and back', (text) => {
  expect(again(clientList, text)).toBe(text)
})

test.each([
  '',
  'suche=Tannh%C3%A4user',
  'rolle=ogf_new%2Cogf_admin&kunde=7&beruf=Forschung',
  'von=2026-01-01&bis=2026-06-30&sortierung=-registered',
  'sortierung=role',
])('users, %s: the same there and back', (text) => {
  expect(again(userList, text)).toBe(text)
})

test.each([
  'tab=karten',
  'tab=karten&suche=M%C3%BChlgrund&karte=7',
  'tab=karten&status=neu%7C-&kunde=3&typ=Lageplan&passpunkte=ohne',
  'tab=karten&ab=1911&bis=1950&sortierung=-georef_bash',
])('maps, %s: the same there and back', (text) => {
  expect(again(mapList, text)).toBe(text)
})

test.each([
  ['kunde=sieben', ''],
  ['von=gestern', ''],
  ['von=2026-02-30', ''],
  ['sortierung=-', ''],
  ['sortierung=name', ''],
  ['rolle=,,', ''],
  ['unbekannt=1', ''],
])('users, %s narrows nothing', (text, said) => {
  expect(again(userList, text)).toBe(said)
})

test.each(['kunde=sieben', 'ab=911', 'passpunkte=constructor', 'sortierung=-', 'karte=0', 'unbekannt=1'])(
  'maps, %s narrows nothing',
  (text) => expect(again(mapList, text)).toBe('tab=karten'),
)

test('the survey overview: its tab and the chosen client', () => {
  expect(again(cadastreList, 'tab=einmessung&kunde=7')).toBe('tab=einmessung&kunde=7')
  for (const none of ['', 'kunde=', 'kunde=sieben', 'kunde=0', 'kunde=-1'])
    expect(again(cadastreList, none)).toBe('tab=einmessung')
})

describe('documents', () => {
  const { invoices } = documentLists
  const { read, write } = listAddress(invoices)
  const there = (text: string) => read(new URLSearchParams(text))

  test('what is written is read again', () => {
    const address = there('suche=AN+26&status=entwurf,versendet&kunde=7&kuerzel=KW&von=2026-01-01&sortierung=-gross')
    expect(address.filter).toEqual({
      ...invoices.filter.empty,
      search: 'AN 26',
      statuses: ['entwurf', 'versendet'],
      client: 7,
      bearbeiter: 'KW',
      from: '2026-01-01',
    })
    expect(address.sort).toEqual({ column: 'gross', direction: 'descending' })
    expect(read(write(address))).toEqual(address)
  })

  test('fixed invoices are all that are no drafts', () => {
    const claims = ['offen', 'teilbezahlt', 'ueberfaellig', 'bezahlt', 'ueberzahlt']
    const fixed = [...claims, 'storniert', 'ersetzt', 'stornorechnung']
    expect(there('status=archived').filter.statuses).toEqual(fixed)
  })

  test('what is overdue has one word for all its ages; offers to ask after have another', () => {
    const overdue = ['bis_30', 'bis_60', 'bis_90', 'bis_365', 'ueber_365']
    expect(there('ansicht=forderungen&alter=faellig').filter.ages).toEqual(overdue)
    expect(again(documentLists.offers, 'gueltigkeit=endet')).toBe('gueltigkeit=endet')
  })

  test('receivables are a view of the same list, by age', () => {
    const address = there('ansicht=forderungen&kunde=7&alter=bis_30,ewig,aelter&sortierung=bis_30')
    expect(address.filter).toMatchObject({ view: 'forderungen', client: 7, ages: ['bis_30', 'bis_365', 'ueber_365'] })
    expect(write(address).toString()).toBe(
      'kunde=7&ansicht=forderungen&alter=bis_30%2Cbis_365%2Cueber_365&sortierung=bis_30',
    )
    expect(there('ansicht=alles&alter=bis_30').filter).toEqual(invoices.filter.empty)
  })

  test('what makes no sense narrows nothing', () => {
    expect(again(invoices, 'kunde=x&von=gestern&status=,&sortierung=1;drop')).toBe('')
  })
})
