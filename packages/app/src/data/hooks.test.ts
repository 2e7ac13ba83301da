import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@waldkerf/domain/calls/contract'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

/** Every hook that a file of this package exports. */
function exportedHooks(): Set<string> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const texts = files.map((name) => readFileSync(join(source, name), 'utf8'))
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/export (?:function|const) (use[A-Z]\w*)/g)].map(([, n]) => n ?? '')),
  )
}

test('every call of the data service has its hook', () => {
  const hooks = exportedHooks()
  const missing = contract.filter(({ service, usedBy }) => service !== 'template' && !hooks.has(usedBy.hook))
  expect(missing.map(({ name }) => name)).toEqual([])
})
