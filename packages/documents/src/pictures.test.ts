import { makeDocumentModel } from '@waldkerf/domain/office/documentModel/makeDocumentModel'
import { completeHead } from '@waldkerf/domain/office/documentModel/testing/documentModels'
import { expect, test } from 'vitest'
import { loadPictures } from './pictures.ts'

const read = (name: string) => Promise.resolve({ name, mime: 'image/png' as const, bild: btoa(name) })
const named = (logo: string, signature: string) =>
  makeDocumentModel({ ...completeHead, pictures: { logo, signature } }, [])

test('those pictures are read that a document names', async () => {
  expect(await loadPictures(named('ab', ''), read)).toEqual({ logo: Uint8Array.of(97, 98) })
  expect(await loadPictures(named('', 'c'), read)).toEqual({ signature: Uint8Array.of(99) })
  expect(await loadPictures(makeDocumentModel(completeHead, []), read)).toEqual({})
})
