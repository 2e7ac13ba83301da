import { expect, test } from 'vitest'
import { roomLeft } from './roomLeft.ts'

const block = (height: number, part: { least?: number; stretches?: boolean } = {}) => ({
  height,
  least: height,
  stretches: false,
  ...part,
})

test.each([
  ['what the next block does not fit into', [block(100), block(300)], 250, 150],
  ['shared by all that become higher', [block(100, { stretches: true }), block(300)], 250, 75],
  ['none where a table goes on on the next page', [block(300, { least: 60 })], 250, 0],
  ['none on the last page', [block(100)], 250, 0],
])('the room left is %s', (_name, blocks, room, left) => {
  expect(roomLeft(blocks, room)).toBe(left)
})
