import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAddress, writeAddress } from './gisAddress.ts'

test('what is written is read back', () => {
  const filter = fc.record({
    status: fc.uniqueArray(fc.constantFrom('new', 'in_review', 'query', 'published', 'rejected')),
    art: fc.option(fc.nat(), { nil: undefined }),
    bundesland: fc.string(),
    search: fc.string(),
  })
  fc.assert(
    fc.property(filter, fc.option(fc.nat(), { nil: undefined }), (given, selectedId) => {
      const address = new URLSearchParams(writeAddress(given, selectedId).toString())
      expect(readAddress(address)).toEqual({ filter: given, selectedId })
    }),
  )
})

test('nonsense is ignored', () => {
  expect(readAddress(new URLSearchParams('art=x&meldung=-1&status=,,'))).toEqual({
    filter: { status: [], art: undefined, bundesland: '', search: '' },
    selectedId: undefined,
  })
})
