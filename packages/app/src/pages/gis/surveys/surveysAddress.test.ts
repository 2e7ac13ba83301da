import { expect, test } from 'vitest'
import { readSurveysAddress, writeSurveysAddress } from './surveysAddress.ts'

test.each([undefined, 7])('%s is the same there and back', (client) => {
  expect(readSurveysAddress(writeSurveysAddress(client))).toBe(client)
})

test.each(['', 'kunde=', 'kunde=sieben', 'kunde=0', 'kunde=-1'])('%s names nobody', (text) => {
  expect(readSurveysAddress(new URLSearchParams(text))).toBeUndefined()
})
