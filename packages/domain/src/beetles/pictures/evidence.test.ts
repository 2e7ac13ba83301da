import { expect, test } from 'vitest'
import { evidenceOf } from './evidence.ts'
import { imageKindOf } from './imageKind.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const beetle = { fund_datum: '2026-05-21', lat: 51, lon: 10 }

test('a picture of the day and the place agrees with its record', () => {
  const evidence = evidenceOf({ aufgenommen_am: '2026-05-22T00:10:00', lat: 51.005, lon: 10 }, beetle)
  expect(evidence).toMatchObject({ days: 1, timeDiffers: false, placeDiffers: false })
  expect(evidence.km).toBeCloseTo(0.556, 2)
})

test('an old picture from elsewhere does not', () => {
  expect(evidenceOf({ aufgenommen_am: '2025-05-21T10:00:00', lat: 50, lon: 10 }, beetle)).toMatchObject({
    days: -365,
    timeDiffers: true,
    placeDiffers: true,
  })
})

test('what is unknown says nothing', () => {
  const unknown = { days: null, km: null, timeDiffers: false, placeDiffers: false }
  expect(evidenceOf({ aufgenommen_am: null, lat: null, lon: null }, beetle)).toEqual(unknown)
  expect(
    evidenceOf({ aufgenommen_am: '2026-05-21T10:00:00', lat: 1, lon: 1 }, { fund_datum: null, lat: null, lon: null }),
  ).toEqual(unknown)
})

test('a kind of picture is told by its bytes, whatever its name says', () => {
  expect(imageKindOf(bytes('RIFF....WEBPVP8 '))).toBe('webp')
  expect(imageKindOf(bytes('\u0000\u0000\u0000\u0018ftypheic'))).toBe('heic')
  expect(imageKindOf(bytes('<svg onload=alert(1)>'))).toBeUndefined()
  expect(imageKindOf(new Uint8Array())).toBeUndefined()
})
