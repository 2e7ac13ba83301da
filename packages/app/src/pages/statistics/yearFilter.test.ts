import { expect, test } from 'vitest'
import { yearAddress } from './yearFilter.ts'

const read = (text: string) => yearAddress.read(new URLSearchParams(text))

test('the selection stands in the address', () => {
  const filter = { year: 2025, bundesland: 'Bayern', art: 3, bericht: 'ja' }
  const text = yearAddress.write(filter).toString()
  expect(text).toBe('jahr=2025&bundesland=Bayern&art=3&bericht=ja')
  expect(read(text)).toEqual(filter)
  expect(yearAddress.write({ year: undefined, bundesland: '', art: undefined, bericht: '' }).toString()).toBe('')
})

test.each(['jahr=1899', 'jahr=99999', 'jahr=-1', 'jahr=heute', 'art=x', ''])('%s narrows nothing', (text) => {
  expect(read(text)).toEqual({ year: undefined, bundesland: '', art: undefined, bericht: '' })
})
