import { expect, test } from 'vitest'
import { readChoice } from './keptChoice.ts'

const plain = { title: undefined, opacity: 1, hosts: [], refused: [] }

test.each([null, '', '{', '7', '[]', '{"hosts":"tiles.example","opacity":7,"title":1}'])(
  '%j allows nothing',
  (text) => {
    expect(readChoice(text)).toEqual(plain)
  },
)

test('what was kept comes back', () => {
  const kept = { title: 'Luftbilder', opacity: 0.4, hosts: ['tiles.example'], refused: ['other.example'] }
  expect(readChoice(JSON.stringify(kept))).toEqual(kept)
})
