import { type BeetleFilter, emptyBeetleFilter, speciesById } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { toConditions, toSentConditions } from '@waldkerf/domain/beetles/filter/conditions'
import { filterBeetles } from '@waldkerf/domain/beetles/filter/filterBeetles'
import { inSection } from '@waldkerf/domain/beetles/filter/section'
import type { BeetleWindow } from '@waldkerf/domain/entities/beetles/beetleSections'
import { type Beetle, beetleStatuses, type Species } from '@waldkerf/domain/entities/beetles/beetles'
import { isLong } from '@waldkerf/domain/testing/isLong'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'
import { citizen, expert } from './recordCalls.testing.ts'

/*
 * A list is filtered in memory, or by the database where there are too many records to send. Both must keep the same
 * records.
 */

const fixture = makeFixture(expert)

const today = '2026-04-02'
/** Near today; in this week clocks in Berlin change. */
const days = ['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30', '2026-04-01', today]
/** Just before and after midnight in Berlin, on both sides of the change. */
const moments = days.flatMap((day) =>
  ['21:59:59', '22:00:00', '22:59:59', '23:00:00', '12:00:00'].map((time) => `${day}T${time}Z`),
)
const words = [
  'Bohrmehl',
  'bohr',
  'GRÜN',
  'grün',
  'grün'.normalize('NFD'),
  'Süd-Tirol',
  'süd',
  'x_y',
  '50%',
  "d'Ax",
  '\\',
  '1',
]
const states = ['', 'Bayern', 'Süd-Tirol', 'SÜD-Tirol'.normalize('NFD'), "Land d'Ax"]

const aWord = fc.constantFrom(...words)
const degrees = fc.constantFrom(47.5, 48, 48.0001, 51)

const rows = fc.array(
  fc.record({
    art: fc.constantFrom(1, 2, 3),
    status: fc.constantFrom(...beetleStatuses),
    letzter_bearbeiter: fc.constantFrom('', expert, citizen),
    message: fc.array(aWord, { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')),
    own: fc.constantFrom(null, expert, citizen),
    fund_datum: fc.option(fc.constantFrom(...days)),
    gemeldet_am: fc.constantFrom(...moments),
    place: fc.option(fc.tuple(degrees, degrees)),
    bundesland: fc.constantFrom(...states),
    bilder_anzahl: fc.constantFrom(0, 2),
    beantwortet: fc.boolean(),
  }),
  { minLength: 40, maxLength: 40 },
)

const part = <T>(values: fc.Arbitrary<T>, empty: T) => fc.oneof({ weight: 3, arbitrary: fc.constant(empty) }, values)
const withOrWithout = part(fc.constantFrom('with' as const, 'without' as const), '')

const filters: fc.Arbitrary<BeetleFilter> = fc.record({
  status: part(fc.subarray([...beetleStatuses]), []),
  art: part(fc.constantFrom(1, 2, 9_999), undefined),
  bundesland: part(fc.constantFrom(...states, 'nirgends'), ''),
  search: part(
    fc.array(aWord, { maxLength: 3 }).map((all) => all.join('  ')),
    '',
  ),
  from: part(fc.constantFrom(...days), ''),
  to: part(fc.constantFrom(...days), ''),
  week: part(fc.constantFrom('2026-W13', '2026-W14'), ''),
  age: part(fc.constantFrom('0-1', '2-4', '4-', '0-'), ''),
  pictures: withOrWithout,
  place: withOrWithout,
  mine: part(fc.constantFrom('reported' as const, 'edited' as const), ''),
  answered: part(fc.constant('answered' as const), ''),
  imported: fc.constant(''),
  order: fc.constant(''),
  section: part(
    fc.tuple(degrees, degrees, degrees, degrees).map(([a, b, c, d]) => ({
      west: Math.min(a, b),
      east: Math.max(a, b),
      south: Math.min(c, d),
      north: Math.max(c, d),
    })),
    undefined,
  ),
})

/** Replaces the records of the round before. */
async function store(records: readonly object[], after: number): Promise<void> {
  await fixture.stack.owner.query(`delete from data.kaefer where id > ${after}`)
  await fixture.stack.owner.query(
    `insert into data.kaefer (art, status, letzter_bearbeiter, message, user_id, fund_datum, gemeldet_am, lat, lon,
       bundesland, bilder_anzahl, beantwortet)
     select r.art, r.status, r.letzter_bearbeiter, r.message, b.user_id, r.fund_datum, r.gemeldet_am,
       (r.place ->> 0)::float8, (r.place ->> 1)::float8, r.bundesland, r.bilder_anzahl, r.beantwortet
     from json_to_recordset($1) r (art integer, status text, letzter_bearbeiter text, message text, own text,
       fund_datum date, gemeldet_am timestamptz, place json, bundesland text, bilder_anzahl integer, beantwortet boolean)
     left join data.benutzer b on b.email = r.own`,
    [JSON.stringify(records)],
  )
  // The caller's rows are written without triggers.
  await fixture.stack.owner.query(`select app.mend_counts('kaefer_raster')`)
}

const byId = (beetles: readonly Beetle[]) => beetles.toSorted((a, b) => a.id - b.id)

test.each([expert, citizen])('filters in memory and in the database keep the same records for %s', async (email) => {
  const { owner, call } = fixture.stack
  const species = speciesById((await owner.query<Species>('select * from data.kaeferarten')).rows)
  const id = (await owner.query<{ user_id: string }>('select user_id from data.benutzer where email = $1', [email]))
    .rows
  const person = { email, id: Number(id[0]?.user_id) }
  const last = Number((await owner.query<{ max: string }>('select max(id) from data.kaefer')).rows[0]?.max)

  const leaveTheSame = async (records: readonly object[], all: readonly BeetleFilter[]) => {
    await store(records, last)
    const known = (await call(email, 'a_get_kaefer_overview')).body as Beetle[]
    for (const filter of [emptyBeetleFilter, ...all]) {
      const { rows: narrowed } = filterBeetles(known, filter, { species, person, today })
      const { section } = filter
      const question = {
        ...toSentConditions(toConditions(filter, today)),
        ...(section && { west: section.west, ost: section.east, sued: section.south, nord: section.north }),
        anzahl: 1_000,
      }
      const sent = Object.fromEntries(Object.entries(question).map(([name, value]) => [name, String(value ?? '')]))
      const { zeilen, gesamt } = (await call(email, 'w_get_kaefer_fenster', sent)).body as BeetleWindow
      const expected = section ? inSection(narrowed, section) : narrowed
      expect({ filter, gesamt, rows: byId(zeilen) }).toEqual({ filter, gesamt: expected.length, rows: byId(expected) })
    }
  }
  for (const records of fc.sample(rows, isLong ? 60 : 2)) await leaveTheSame(records, fc.sample(filters, 30))
})
