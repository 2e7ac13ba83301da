import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Screen } from '@waldkerf/domain/calls/call'
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

/** Calls that no hook makes yet, by the screen they are for. Whoever builds a screen takes its calls off this list. */
const toCome: Partial<Record<Screen, readonly string[]>> = {
  gis: ['GET /kaeferarten?id', 'a_get_user_name'],
}

test('every call of the data service has its hook, but for screens that are to come', () => {
  const hooks = exportedHooks()
  const missing = contract.filter(({ service, usedBy }) => service !== 'template' && !hooks.has(usedBy.hook))
  const names = Object.entries(Object.groupBy(missing, ({ usedBy }) => usedBy.screen))
  expect(
    Object.fromEntries(names.map(([screen, calls]) => [screen, calls.map(({ name }) => name).toSorted()])),
  ).toEqual(toCome)
})
