import { expect, test } from 'vitest'
import { dropProblem, type Dropped, largestFile, takenPlaces } from './droppedFiles.ts'

const picture = { size: 1, type: 'image/png' }

test('says what is wrong with a file, the file itself first', () => {
  expect(dropProblem(picture, 1)).toBeUndefined()
  expect(dropProblem({ ...picture, size: largestFile }, 1)).toBeUndefined()
  expect(dropProblem(picture, 0)).toBe('count')
  expect(dropProblem({ ...picture, size: largestFile + 1 }, 0)).toBe('weight')
  expect(dropProblem({ size: 1, type: 'image/svg+xml' }, 1)).toBe('kind')
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
