import { expect, test } from 'vitest'
import { type ChunkSituation, chooseReaction } from './newVersion.ts'

const now = 1_800_000_000_000
const situation: ChunkSituation = { opening: true, unsaved: false, reachable: true, lastReload: 0, now }

test.each([
  ['a new version stands there', {}, 'reload'],
  ['a dialog, not a page, needs the file', { opening: false }, 'offer'],
  ['something is unsaved', { unsaved: true }, 'offer'],
  ['the server does not answer', { reachable: false }, 'nothing'],
  ['something is unsaved and the server does not answer', { unsaved: true, reachable: false }, 'nothing'],
  ['it was reloaded for that just now', { lastReload: now - 5_000 }, 'nothing'],
  ['it was reloaded for another version an hour ago', { lastReload: now - 3_600_000 }, 'reload'],
] as const)('%s', (_name, part, reaction) => {
  expect(chooseReaction({ ...situation, ...part })).toBe(reaction)
})
