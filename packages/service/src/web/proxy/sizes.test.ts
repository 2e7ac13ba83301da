import { contract } from '@waldkerf/domain/calls/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyLimit, isNestedTooDeep } from './sizes.ts'

const isDeep = (text: string) => isNestedTooDeep(Buffer.from(text))

const depth = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0

test('brackets count outside of texts alone, whatever stands in them', () => {
  fc.assert(fc.property(fc.jsonValue({ maxDepth: 60 }), (value) => isDeep(JSON.stringify(value)) === depth(value) > 32))
  expect(isDeep(JSON.stringify({ text: `${'['.repeat(100)}\\"${'{'.repeat(100)}\\` }))).toBe(false)
  expect(isDeep(`["\\"",${'['.repeat(32)}`)).toBe(true)
})

test('14 MB are looked at once: more often would outlast the test', () => {
  expect(isDeep(`{"picture":"${'A'.repeat(14 * 2 ** 20)}"}`)).toBe(false)
  expect(isDeep('['.repeat(14 * 2 ** 20))).toBe(true)
})

test('a call that carries a file or the points of a map may be long, all others may not', () => {
  const long = contract.filter(({ path }) => bodyLimit(path) > 2 * 2 ** 20)
  const paths = new Set(long.map(({ path }) => path))
  expect([...paths].toSorted()).toEqual([
    '/mappoint',
    '/rpc/w_add_bild',
    '/rpc/w_send_dokument',
    '/rpc/w_set_mappoints',
  ])
})
