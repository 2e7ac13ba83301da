import { describe, expect, test } from 'vitest'
import type { ClientRow } from '../entities/clients.ts'
import { clientFilter, contactName } from './clientFilter.ts'
import { clientFields, clientValues } from './clientValues.ts'
import { isContact } from './eventGroups.ts'
import { likelyDuplicates } from './duplicates.ts'

const client = (client_id: number, part: Partial<ClientRow> = {}): ClientRow => ({
  client_id,
  name: 'Forstamt Ülzen',
  name_zusatz: '',
  strasse: 'Am Forsthaus 7',
  plz: '29525',
  ort: 'Uelzen',
  ap_gender: 'w',
  ap_vorname: 'Anna',
  ap_nachname: 'Ahorn',
  ap_tel: '0581 5',
  bundesland: 'Niedersachsen',
  epsg: 25832,
  projektordner: '/projekte/1',
  version: 1,
  ...part,
})
test('a mail is a contact once it has gone out', () => {
  expect(isContact({ art: 'versand', stand: 'zugestellt' })).toBe(true)
  expect(isContact({ art: 'versand', stand: 'wartet' })).toBe(false)
  expect(isContact({ art: 'versand', stand: 'abgelehnt' })).toBe(false)
  expect(isContact({ art: 'notiz', stand: '' })).toBe(true)
  expect(isContact({ art: 'rechnung', stand: '' })).toBe(false)
})

const clientIds = (rows: readonly ClientRow[]) => rows.map(({ client_id }) => client_id)

describe('the filter', () => {
  const clients = [client(1), client(2, { name: 'Waldgut Eiche', bundesland: 'Hessen' }), client(3, { bundesland: '' })]

  test.each([
    [{}, [1, 2, 3]],
    [{ search: 'AHORN eiche' }, [2]],
    [{ search: 'projekte 3' }, [3]],
    [{ bundesland: 'Hessen' }, [2]],
    [{ search: 'niemand' }, []],
  ])('%j leaves %j', (part, ids) => {
    expect(clientIds(clientFilter.narrow(clients, { ...clientFilter.empty, ...part }).rows)).toEqual(ids)
  })

  test('finds a name stored in two signs a letter', () => {
    const decomposed = client(9, { name: 'Müller'.normalize('NFD') })
    expect(clientIds(clientFilter.narrow([decomposed], { ...clientFilter.empty, search: 'müller' }).rows)).toEqual([9])
  })

  test('knows when it narrows nothing', () => {
    expect(clientFilter.isEmpty({ search: ' ', bundesland: '' })).toBe(true)
    expect(contactName(client(1, { ap_vorname: '' }))).toBe('Ahorn')
  })
})

describe('likely duplicates', () => {
  const wanted = { name: '', strasse: '', plz: '', ort: '' }

  test.each(['Forstamt Uelzen', 'forstamt  ülzen', 'Forstamt Ülzen GmbH'])('%s is the same name', (name) => {
    expect(clientIds(likelyDuplicates({ ...wanted, name }, [client(1)]))).toEqual([1])
  })

  test('another forest office is another client, and so is nothing', () => {
    expect(likelyDuplicates({ ...wanted, name: 'Forstamt Soltau' }, [client(1)])).toEqual([])
    expect(likelyDuplicates(wanted, [client(1, { strasse: '', plz: '' })])).toEqual([])
  })

  test('the same address is worth a look, its own row is not', () => {
    const address = { ...wanted, name: 'Revierförsterei', strasse: 'am forsthaus 7', plz: '29525 ' }
    expect(clientIds(likelyDuplicates(address, [client(1)]))).toEqual([1])
    expect(likelyDuplicates(address, [client(1)], 1)).toEqual([])
  })
})

test('the values of a client are those that one call stores', () => {
  expect(Object.keys(clientValues(client(1)))).toEqual(clientFields)
})
