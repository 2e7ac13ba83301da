import { expect, test } from 'vitest'
import { type Dropped, largestFile, pictureProblem, takenPlaces } from './droppedFiles.ts'

/** A file that is a PNG by its header, whatever its type says. */
function png(width: number, height: number, weight = 64, type = '') {
  const bytes = new Uint8Array(weight)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return new Blob([bytes], { type })
}

test('judges a file by its bytes, not by its stated type', async () => {
  expect(await pictureProblem(png(10, 10))).toBeUndefined()
  expect(await pictureProblem(png(10, 10, largestFile, 'text/plain'))).toBeUndefined()
  expect(await pictureProblem(png(10, 10, largestFile + 1))).toBe('weight')
  expect(await pictureProblem(png(14_000, 14_000))).toBe('pixels')
  expect(await pictureProblem(new Blob(['<svg onload="x">'], { type: 'image/png' }))).toBe('kind')
  expect(await pictureProblem(new Blob([], { type: 'image/png' }))).toBe('kind')
})

test('only what is stored, or about to be, takes a place', () => {
  const states: Dropped['state'][] = [
    { status: 'given' },
    { status: 'stored' },
    { status: 'uploading', share: 0 },
    { status: 'failed', problem: 'kind' },
  ]
  expect(takenPlaces(states.map((state, index) => ({ id: String(index), name: '', state })))).toBe(2)
})
