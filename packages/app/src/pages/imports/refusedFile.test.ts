import { expect, test } from 'vitest'
import { refusedName, sourceHead, sourceTitle } from './refusedFile.ts'

test('a file of refused rows, once mended, is of the source of the first file', () => {
  const name = refusedName('funde 2026.xlsx')
  expect(name).toBe('funde 2026_nicht_importiert.csv')
  for (const mended of [name, 'funde 2026_nicht_importiert (1).csv', 'funde 2026_nicht_importiert.xlsx']) {
    expect(sourceTitle(mended)).toBe('funde 2026')
    expect(refusedName(mended)).toBe(name)
    expect(sourceHead({ name: mended, head: ['Art', 'Grund'] })).toEqual(['Art'])
  }
  expect(sourceHead({ name: 'funde 2026.xlsx', head: ['Art', 'Grund'] })).toEqual(['Art', 'Grund'])
})
