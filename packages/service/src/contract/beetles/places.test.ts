import { placeRows } from '@waldkerf/domain/places/allPlaces'
import { placeFinder, placeWords } from '@waldkerf/domain/places/nearestPlace'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'

const fixture = makeFixture('nutzer@waldkerf.test')
const find = placeFinder(placeRows)

type Spot = readonly [lat: number, lon: number]

async function databaseWords(spots: readonly Spot[], language: 'de' | 'en') {
  const { rows } = await fixture.stack.owner.query<{ words: string }>({
    text: `select app.place_words((p ->> 0)::float8, (p ->> 1)::float8, $2) as words
      from jsonb_array_elements($1) with ordinality e (p, nr) order by nr`,
    values: [JSON.stringify(spots), language],
  })
  return rows.map(({ words }) => words)
}

const anywhere = fc.tuple(fc.double({ min: 45.8, max: 55.6, noNaN: true }), fc.double({ min: 5, max: 18, noNaN: true }))

describe('the nearest place', () => {
  test.each(['de', 'en'] as const)('has the same words in the database and in the browser: %s', async (language) => {
    const settlements = placeRows.slice(0, 200).map(([, lon, lat]): Spot => [lat, lon])
    const spots = [
      ...fc.sample(anywhere, { numRuns: 2_000, seed: 20_261_123 }),
      ...settlements,
      [90, 10],
      [-47, 170],
    ] as Spot[]
    expect(await databaseWords(spots, language)).toEqual(
      spots.map(([lat, lon]) => placeWords(find(lat, lon), language)),
    )
  })

  test('is found by the index of positions', async () => {
    const { rows } = await fixture.stack.owner.query<{ 'QUERY PLAN': string }>(
      'explain select name from data.ort order by lage <-> point(0.53, 0.33), nr limit 1',
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('ort_lage_idx')
  })

  test('stands in a hit of the search and in the mail about a record', async () => {
    const body = { art: '1', fund_datum: '2026-11-19', lat: '51.88', lon: '10.46', msg: '' }
    const made = await fixture.stack.call('nutzer@waldkerf.test', 'w_add_kaefer', body)
    const { id } = made.body as { id: number }
    const hits = await fixture.stack.call('expert@waldkerf.test', 'w_suche', { text: `#${id}` })
    expect(hits.body).toContainEqual(
      expect.objectContaining({ art: 'kaefer', id, zusatz: 'Niedersachsen · 3 km südöstlich von Goslar · 2026-11-19' }),
    )
    const { rows } = await fixture.stack.owner.query<{ de: string; en: string }>(
      `select app.mail_find(app.mail_record(k), 'de') as de, app.mail_find(app.mail_record(k), 'en') as en
        from data.kaefer k where k.id = $1`,
      [id],
    )
    expect(rows[0]?.de).toContain(', 3 km südöstlich von Goslar, Niedersachsen, 19.11.2026)')
    expect(rows[0]?.en).toContain(', 3 km south-east of Goslar, Niedersachsen, 19 November 2026)')
  })
})
