import { expect, test } from 'vitest'
import { pictureEvidence } from './evidence.ts'
import { detectImageKind } from './imageKind.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const beetle = { fund_datum: '2026-05-21', lat: 51, lon: 10 }

test('a picture of the day and the place agrees with its record', () => {
  const evidence = pictureEvidence({ aufgenommen_am: '2026-05-22T00:10:00', lat: 51.005, lon: 10 }, beetle)
  expect(evidence).toMatchObject({ days: 1, timeDiffers: false, placeDiffers: false })
  expect(evidence.km).toBeCloseTo(0.556, 2)
})

test('an old picture from elsewhere does not', () => {
  expect(pictureEvidence({ aufgenommen_am: '2025-05-21T10:00:00', lat: 50, lon: 10 }, beetle)).toMatchObject({
    days: -365,
    timeDiffers: true,
    placeDiffers: true,
  })
})

test('what is unknown says nothing', () => {
  const unknown = { days: null, km: null, timeDiffers: false, placeDiffers: false }
  expect(pictureEvidence({ aufgenommen_am: null, lat: null, lon: null }, beetle)).toEqual(unknown)
  expect(
    pictureEvidence(
      { aufgenommen_am: '2026-05-21T10:00:00', lat: 1, lon: 1 },
      { fund_datum: null, lat: null, lon: null },
    ),
  ).toEqual(unknown)
})

test('a kind of picture is told by its bytes, whatever its name says', () => {
  expect(detectImageKind(bytes('RIFF....WEBPVP8 '))).toBe('webp')
  expect(detectImageKind(bytes('\u0000\u0000\u0000\u0018ftypheic'))).toBe('heic')
  expect(detectImageKind(bytes('<svg onload=alert(1)>'))).toBeUndefined()
  expect(detectImageKind(new Uint8Array())).toBeUndefined()
})
