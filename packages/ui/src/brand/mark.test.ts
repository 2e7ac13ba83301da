import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mark } from './mark.ts'

test('the favicon draws the same mark', () => {
  const favicon = readFileSync(new URL('../../../app/public/favicon.svg', import.meta.url), 'utf8')
  expect(favicon).toContain(mark.body)
  expect(favicon).toContain(mark.antennae)
})
