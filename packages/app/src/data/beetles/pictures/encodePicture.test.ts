import { expect, test } from 'vitest'
import { encodePicture } from './encodePicture.ts'

const picture = { bytes: new Blob(['wald']), width: 40, height: 30 }

test('a picture goes as text, with its place to six decimals', async () => {
  const taken = { ...picture, takenAt: '2026-06-01T12:00:00', place: { lat: 52.5, lon: 13.123_456_7 } }
  expect(await encodePicture(7, taken)).toEqual({
    kid: 7,
    bild: btoa('wald'),
    breite: 40,
    hoehe: 30,
    aufgenommen_am: '2026-06-01T12:00:00',
    lat: '52.500000',
    lon: '13.123457',
  })
})

test('of what the camera did not write nothing is said', async () => {
  expect(await encodePicture(7, picture)).toMatchObject({ aufgenommen_am: '', lat: '', lon: '' })
})
