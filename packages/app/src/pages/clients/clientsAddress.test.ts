import { expect, test } from 'vitest'
import { clientsAddress } from './clientsAddress.ts'

test('what is written is read again', () => {
  const address = {
    filter: { search: 'ülzen 7', bundesland: 'Hessen' },
    sort: { column: 'place', direction: 'descending' as const },
  }
  expect(clientsAddress.read(clientsAddress.write(address))).toEqual(address)
})

test('nothing said is nothing narrowed', () => {
  expect(clientsAddress.read(new URLSearchParams('sortierung=--'))).toEqual({
    filter: { search: '', bundesland: '' },
    sort: undefined,
  })
})
