import { readFileSync } from 'node:fs'
import { lands } from '@waldkerf/domain/places/landAt'
import { readBaseMaps } from '@waldkerf/ui/parts/MapView/MapView'
import { expect, test } from 'vitest'

const { baseMaps: listed } = JSON.parse(
  readFileSync(new URL('../../../public/config.json', import.meta.url), 'utf8'),
) as { baseMaps: unknown }
const { baseMaps, problems } = readBaseMaps(listed)

test('every map that is shipped can be used, says whose it is, and names its source and licence', () => {
  expect(problems).toEqual([])
  expect(baseMaps.filter(({ provider, attribution }) => !provider || !/CC BY 4\.0|dl-de\//.test(attribution))).toEqual(
    [],
  )
})

test('its aerials are of Länder that there are, one for each', () => {
  const named = baseMaps.filter(({ title }) => title === 'Luftbild').flatMap((map) => map.lands)
  const known = new Set(lands.map(({ name }) => name))
  expect(named.filter((name) => !known.has(name))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
  expect([...known].filter((name) => !named.includes(name))).toEqual(['Sachsen-Anhalt'])
})
