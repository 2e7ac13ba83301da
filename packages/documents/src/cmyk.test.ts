import { completeHead } from '@waldkerf/domain/office/documentModel/testing/documentModels'
import { makeDocumentModel } from '@waldkerf/domain/office/documentModel/makeDocumentModel'
import { fromBase64 } from '@waldkerf/domain/entities/base64'
import { expect, test } from 'vitest'
import { isCmyk, toScreenColours } from './cmyk.ts'
import { cmykJpeg } from './cmykPicture.testing.ts'
import { renderPdf } from './pdf/renderPdf.ts'
import { testFonts } from './pdf/testing/fonts.ts'

const fourInks = fromBase64(cmykJpeg)
/** The same head with another number of components. */
const withComponents = (count: number) => {
  const at = fourInks.findIndex((byte, index) => byte === 0xff && fourInks[index + 1] === 0xc0)
  return fourInks.with(at + 9, count)
}

test('four inks are told from colours of a screen, greys and other files', () => {
  expect(isCmyk(fourInks)).toBe(true)
  const others = [
    withComponents(3),
    withComponents(1),
    fourInks.slice(0, 20),
    Uint8Array.of(),
    Uint8Array.of(1, 2, 3, 4, 5),
  ]
  expect(others.filter(isCmyk)).toEqual([])
})

test('other pictures stay as they are', async () => {
  const picture = withComponents(3)
  expect(await toScreenColours(picture)).toBe(picture)
})

// The file would say that it is PDF/A, and would be none.
test('no PDF is made with a picture in four inks', async () => {
  const parts = { fonts: testFonts, createdAt: new Date(0), logo: fourInks }
  await expect(renderPdf(makeDocumentModel(completeHead, []), parts)).rejects.toThrow('four inks')
})
