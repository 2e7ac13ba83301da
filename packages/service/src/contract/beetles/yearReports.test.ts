import { type YearCell, yearCell, type YearReport, yearReport } from '@waldkerf/domain/entities/beetles/yearReport'
import { expect, test } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'
import { shapeProblems } from '../fixtures/shape.ts'

const expert = 'expert@waldkerf.test'
const fixture = makeFixture(expert)

async function report(payload: object = {}): Promise<YearReport> {
  const { status, body } = await fixture.stack.call(expert, 'w_get_auswertung', { jahr: '2026', bis: '53', ...payload })
  expect(status).toBe(200)
  return body as YearReport
}

const cells = async (payload: object = {}) =>
  (await fixture.stack.call(expert, 'w_get_auswertung_raster', { jahr: '2026', bis: '53', ...payload }))
    .body as YearCell[]

const sum = (rows: readonly { anzahl: number }[]) => rows.reduce((total, { anzahl }) => total + anzahl, 0)
const ofYear = ({ wochen }: YearReport, year: number) => sum(wochen.filter(({ jahr }) => jahr === year))

test('answers as the contract says', async () => {
  expect(shapeProblems([await report()], yearReport)).toEqual([])
  expect(shapeProblems(await cells(), yearCell)).toEqual([])
})

test('its parts add up to the same sightings, also of a Land and a species', async () => {
  for (const narrowed of [{}, { bundesland: 'Bayern' }, { kaeferart: '1' }, { bundesland: 'Bayern', kaeferart: '1' }]) {
    const { wochen, laender, arten, status, jahre } = await report(narrowed)
    const total = ofYear({ wochen } as YearReport, 2026)
    expect(total).toBeGreaterThan(0)
    expect([sum(laender), sum(arten)]).toEqual([total, total])
    expect(sum(status.filter((row) => row.status !== 'rejected'))).toBe(total)
    expect(jahre.length).toBeGreaterThan(2)
  }
})

test('a part of the year is compared with the same weeks, and leads to the list of its records', async () => {
  const { wochen, laender } = await report({ bis: '20' })
  const upto = (year: number) => sum(wochen.filter(({ jahr, woche }) => jahr === year && woche <= 20))
  expect(sum(laender)).toBe(upto(2026))
  expect(laender.reduce((total, { vorjahr }) => total + vorjahr, 0)).toBe(upto(2025))
  const window = await fixture.stack.call(expert, 'w_get_kaefer_fenster', {
    status: 'new,in_review,query,published',
    von: '2025-12-29',
    bis: '2026-05-17',
    anzahl: '1',
  })
  expect(window.body).toMatchObject({ gesamt: upto(2026) })
})

test('cells have the sightings that have a place', async () => {
  const { rows } = await fixture.stack.owner.query<{ jahr: number; n: number }>(`
    select extract(isoyear from coalesce(fund_datum, (gemeldet_am at time zone 'Europe/Berlin')::date))::integer as jahr,
      count(*)::integer as n
    from data.kaefer where lat is not null and status <> 'rejected' group by 1`)
  const placed = (year: number) => rows.find(({ jahr }) => jahr === year)?.n ?? 0
  const found = await cells()
  expect(sum(found)).toBe(placed(2026))
  expect(found.reduce((total, { vorjahr }) => total + vorjahr, 0)).toBe(placed(2025))
})

test('a decision counts with its days; half and nine of ten of them are made by then', async () => {
  const { owner } = fixture.stack
  await owner.query(`delete from data.kaefer_entscheidung;
    insert into data.kaefer_entscheidung (monat, art, bundesland, status, tage, anzahl) values
      ('2026-03-01', 0, 'Bayern', 'published', 1, 4), ('2026-03-01', 0, 'Bayern', 'rejected', 2, 1),
      ('2026-04-01', 0, 'Hessen', 'published', 30, 5), ('2025-04-01', 0, 'Hessen', 'published', 99, 9)`)
  expect((await report()).entscheidungen).toEqual([
    { monat: 0, veroeffentlicht: 9, abgelehnt: 1, median: 2, p90: 30 },
    { monat: 3, veroeffentlicht: 4, abgelehnt: 1, median: 1, p90: 2 },
    { monat: 4, veroeffentlicht: 5, abgelehnt: 0, median: 30, p90: 30 },
  ])
  expect((await report({ bundesland: 'Bayern' })).entscheidungen[0]).toMatchObject({ median: 1, p90: 2 })
  await fixture.stack.call(expert, 'a_update_kaefer', { id: String(fixture.rows.other), status: 'published' })
  const { rows } = await owner.query(
    'select art, sum(anzahl)::integer as n from data.kaefer_entscheidung group by 1 order by 1',
  )
  expect(rows).toEqual([
    { art: 0, n: 20 },
    { art: 1, n: 1 },
  ])
})

test('reporters are numbers: so many accounts by what they reported', async () => {
  const { rows } = await fixture.stack.owner.query<{ anzahl: number }>(
    'select anzahl from data.kaefer_melder where jahr = 2026',
  )
  const { melder } = await report()
  expect(melder.map(({ ab }) => ab)).toEqual([1, 2, 6, 21])
  expect(melder.reduce((total, row) => total + row.melder, 0)).toBe(rows.length)
  expect(melder.reduce((total, { meldungen }) => total + meldungen, 0)).toBe(sum(rows))
  expect(melder[0]?.melder).toBe(rows.filter(({ anzahl }) => anzahl === 1).length)
})

test('no sighting is read', async () => {
  const { owner } = fixture.stack
  const scans = async () =>
    (
      await owner.query(
        `select seq_scan + coalesce(idx_scan, 0) as scans from pg_stat_xact_user_tables where relname = 'kaefer'`,
      )
    ).rows
  await owner.query('begin')
  const before = await scans()
  await owner.query(
    `select api.w_get_auswertung('2026', '46'), (select count(*) from api.w_get_auswertung_raster('2026', '46'))`,
  )
  const after = await scans()
  await owner.query('rollback')
  expect(after).toEqual(before)
})

test('a year without sightings is empty, not a fault', async () => {
  expect(await report({ jahr: '1990' })).toMatchObject({
    wochen: [],
    laender: [],
    arten: [],
    status: [],
    entscheidungen: [],
  })
  expect(await cells({ jahr: '1990' })).toEqual([])
})
