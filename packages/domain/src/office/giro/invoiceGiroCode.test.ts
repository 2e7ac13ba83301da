import { blankValues } from '../editor/document.ts'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { makeDocumentModel, type DocumentModelHead } from '../documentModel/makeDocumentModel.ts'
import { completeHead } from '../documentModel/testing/documentModels.ts'
import { invoiceGiroCode, qrPath } from './invoiceGiroCode.ts'

const row = { ...blankValues, key: 'a', anzahl: '2', einheit: 'h', bez: 'Aufmaß', ep: '80' }
const giroWith = (head: Partial<DocumentModelHead> = {}, anzahl = '2') =>
  invoiceGiroCode(makeDocumentModel({ ...completeHead, ...head }, [{ ...row, anzahl }]))

/** The dark modules of a path, row by row. */
function readModules({ size, path }: { size: number; path: string }): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let at = 0; at < Number(width); at += 1) rows[Number(y)]?.splice(Number(x) + at, 1, true)
  }
  return rows
}

test('the path fills exactly the dark modules, with four free ones around', () => {
  const code = qrPath('BCD\n002\n1\nSCT')
  expect(readModules(code)).toEqual(encode('BCD\n002\n1\nSCT', { ecc: 'M', maxVersion: 13, border: 4 }).data)
  expect(readModules(code).slice(0, 4).flat().some(Boolean)).toBe(false)
})

test('the longest content still fits into version 13, and no longer one', () => {
  expect(qrPath('x'.repeat(331)).size).toBe(4 * 13 + 17 + 8)
  expect(() => qrPath('x'.repeat(400))).toThrow('too long')
})

test('only what is to be paid has a code', () => {
  expect(giroWith()?.size).toBeGreaterThan(30)
  expect(giroWith({ kind: 'offer' })).toBeUndefined()
  expect(giroWith({ kind: 'cancellation' })).toBeUndefined()
  expect(giroWith({}, '-2')).toBeUndefined()
  expect(giroWith({ seller: { ...completeHead.seller, bank: { holder: 'x', iban: 'DE00', bic: '' } } })).toBeUndefined()
})
