import type { BeetleCluster, BeetleWindow } from '@waldkerf/domain/entities/beetles/beetleSections'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { berlinDay } from '@waldkerf/domain/dates/days'
import { isLong } from '@waldkerf/domain/testing/isLong'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'
import { callers } from '../rights/right.ts'

const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'

const fixture = makeFixture(expert)

const everywhere = { west: '-180', sued: '-90', ost: '180', nord: '90' }
const signedIn = callers.flatMap(({ email }) => email ?? [])

const overview = async (email: string) => (await fixture.stack.call(email, 'a_get_kaefer_overview')).body as Beetle[]
const clusters = async (email: string, question: object) =>
  (await fixture.stack.call(email, 'w_get_kaefer_cluster', question)).body as BeetleCluster[]
const window = async (email: string, question: object) =>
  (await fixture.stack.call(email, 'w_get_kaefer_fenster', question)).body as BeetleWindow

function counted(groups: readonly Pick<BeetleCluster, 'je_status'>[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [status, count] of groups.flatMap((group) => Object.entries(group.je_status))) {
    counts[status] = (counts[status] ?? 0) + count
  }
  return counts
}

test.each(signedIn)('clusters count what %s may see, from stored counts and from records alike', async (email) => {
  const placed = (await overview(email)).filter(({ lat }) => lat !== null)
  const expected = counted(placed.map(({ status }) => ({ je_status: { [status]: 1 } })))
  const kept = await clusters(email, { ...everywhere, zoom: '3' })
  const germany = { west: '5', sued: '45', ost: '18', nord: '56' }
  const fromRecords = await clusters(email, { ...germany, zoom: '9' })
  expect(counted(kept)).toEqual(expected)
  expect(counted(fromRecords)).toEqual(expected)
  const alone = [...kept, ...fromRecords].filter(({ anzahl }) => anzahl === 1).map(({ id }) => id)
  expect(alone.filter((id) => !placed.some((row) => row.id === id))).toEqual([])
})

test.each(signedIn)('windows put together are the overview of %s', async (email) => {
  const rows: Beetle[] = []
  const first = await window(email, { anzahl: '300' })
  for (let from = 0; from < (first.gesamt ?? 0); from += 300) {
    rows.push(...(await window(email, { ab: String(from), anzahl: '300' })).zeilen)
  }
  expect(rows).toEqual(await overview(email))
})

test.each(signedIn)('%s finds the same numbers of records by counts as by reading them', async (email) => {
  await fixture.stack.owner.query(`select app.mend_counts('kaefer_raster')`)
  const all = await overview(email)
  const total = async (question: object) => (await window(email, { ...question, anzahl: '0' })).gesamt
  const waiting = ['new', 'query']
  expect([
    await total({}),
    await total({ status: waiting.join() }),
    await total({ bundesland: 'Bayern', kaeferart: '1' }),
    await total({ mit_ort: 'false' }),
    await total({ mit_ort: 'true', status: 'published' }),
  ]).toEqual([
    all.length,
    all.filter(({ status }) => waiting.includes(status)).length,
    all.filter(({ bundesland, art }) => bundesland === 'Bayern' && art === 1).length,
    all.filter(({ lat }) => lat === null).length,
    all.filter(({ lat, status }) => lat !== null && status === 'published').length,
  ])
})

/** A section around one of some places, as wide as a screen at some zoom, and filters that counts know. */
const asked = fc.record({
  place: fc.nat(),
  width: fc.double({ min: 0.01, max: 20, noNaN: true }),
  height: fc.double({ min: 0.01, max: 12, noNaN: true }),
  wide: fc.boolean(),
  status: fc.constantFrom('', 'published', 'new,query'),
  bundesland: fc.constantFrom('', 'Bayern'),
  kaeferart: fc.constantFrom('', '', '1'),
  von: fc.constantFrom('', '2024-12-30', '2026-03-04', '2026-05-10'),
  bis: fc.constantFrom('', '2026-05-10', '2026-05-14', '2026-10-01'),
})

test.each(signedIn)(
  '%s gets lists and clusters of a section, and of days, as by reading all',
  async (email) => {
    const all = await overview(email)
    const placed = all.filter(({ lat }) => lat !== null)
    const fits = ({ status, bundesland, kaeferart, von, bis }: Record<string, string>) =>
      all.filter((row) => {
        const day = row.fund_datum ?? berlinDay(new Date(row.gemeldet_am))
        return (
          (status === '' || status?.split(',').includes(row.status)) &&
          (bundesland === '' || row.bundesland === bundesland) &&
          (kaeferart === '' || row.art === Number(kaeferart)) &&
          day >= (von ?? '') &&
          day <= (bis || '9999')
        )
      })
    await fc.assert(
      fc.asyncProperty(asked, async ({ place, width, height, wide, ...filter }) => {
        const middle = placed[place % placed.length]
        const section = {
          west: ((middle?.lon ?? 0) - width / 3).toFixed(6),
          ost: ((middle?.lon ?? 0) + width / 2).toFixed(6),
          sued: ((middle?.lat ?? 0) - height / 2).toFixed(6),
          nord: ((middle?.lat ?? 0) + height / 3).toFixed(6),
        }
        const rows = fits(filter)
        const within = wide
          ? rows
          : rows.filter(
              ({ lat, lon }) =>
                lat !== null &&
                lon !== null &&
                lat >= Number(section.sued) &&
                lat <= Number(section.nord) &&
                lon >= Number(section.west) &&
                lon <= Number(section.ost),
            )
        const found = await window(email, { ...filter, ...(wide ? {} : section), anzahl: '4' })
        expect({ gesamt: found.gesamt, ids: found.zeilen.map(({ id }) => id) }).toEqual({
          gesamt: within.length,
          ids: within.slice(0, 4).map(({ id }) => id),
        })
        const groups = await clusters(email, { ...everywhere, ...filter, zoom: '3' })
        expect(counted(groups)).toEqual(
          counted(rows.filter(({ lat }) => lat !== null).map(({ status }) => ({ je_status: { [status]: 1 } }))),
        )
      }),
      { numRuns: isLong ? 300 : 12 },
    )
  },
  isLong ? 300_000 : 20_000,
)

test.each(signedIn)('clusters of each zoom are the records in their cells for %s', async (email) => {
  await fixture.stack.owner.query(`select app.mend_counts('kaefer_raster')`)
  const all = await overview(email)
  const section = { west: '9', sued: '50', ost: '12', nord: '52' }
  for (const { zoom, filter } of [8, 9, 10, 11, 12, 13, 14].flatMap((zoom) =>
    [{}, { kaeferart: '2' }, { status: 'published', bundesland: 'Thüringen' }].map((filter) => ({ zoom, filter })),
  )) {
    const asked = zoom < 13 ? section : { west: '10', sued: '50.9', ost: '10.7', nord: '51.1' }
    for (const { anzahl, grenzen, id } of await clusters(email, { ...asked, ...filter, zoom: String(zoom) })) {
      const [west, south, east, north] = grenzen
      const within = all.filter(
        ({ lat, lon, art, status, bundesland }) =>
          lat !== null &&
          lon !== null &&
          lat >= south &&
          lat < north &&
          lon >= west &&
          lon < east &&
          (!('kaeferart' in filter) || art === 2) &&
          (!('status' in filter) || (status === 'published' && bundesland === 'Thüringen')),
      )
      expect({ zoom, filter, anzahl, id }).toEqual({
        zoom,
        filter,
        anzahl: within.length,
        id: within.length === 1 ? within[0]?.id : null,
      })
    }
  }
})

const searched = (suche: string, anzahl: string) => window(admin, { suche, anzahl })

test('with words so many are counted as anybody reads', async () => {
  const { owner } = fixture.stack
  await owner.query(
    `insert into data.kaefer (art, status, message) select 1, 'query', 'Zähl_Wort' from generate_series(1, 999)`,
  )
  expect((await searched('ZÄHL_W', '2')).gesamt).toBe(999)
  await owner.query(
    `insert into data.kaefer (art, status, message) select 1, 'query', 'ein zähl_wort' from generate_series(1, 5)`,
  )
  expect((await searched('zähl_w', '2')).gesamt).toBe(1_000)
  expect((await searched('zählxw', '2')).gesamt).toBe(0)
  await owner.query(`delete from data.kaefer where message like '%_Wort' or message like '%_wort'`)
})

const foundBy = async (suche: string) => (await searched(suche, '1000')).zeilen.map(({ id }) => id)

test('a number is meant as it stands, also in a message', async () => {
  const { owner } = fixture.stack
  await owner.query(`insert into data.kaefer (id, art, message)
    values (471100, 1, ''), (1471104, 1, ''), (9004711, 1, 'wie 4711'), (4711, 1, 'Los 47110')`)
  expect(await foundBy('4711')).toEqual(expect.arrayContaining([9_004_711, 4_711]))
  expect(await foundBy('4711')).toHaveLength(2)
  expect(await foundBy('471100')).toEqual([471_100])
  expect(await foundBy('04711')).toEqual([])
  expect(await foundBy('9999999999999999999')).toEqual([])
  await owner.query('delete from data.kaefer where id in (471100, 1471104, 9004711, 4711)')
})

test('more records than an answer may have are refused in words, by overview and columns', async () => {
  const { owner } = fixture.stack
  await owner.query(`create or replace function app.most_listed() returns integer
    language sql immutable set search_path = '' return 20`)
  const call = (name: string, question = {}) => fixture.stack.call(expert, name, question)
  const refused = { status: 413, body: expect.objectContaining({ details: 'too_many_records' }) }
  expect(await call('a_get_kaefer_overview')).toMatchObject(refused)
  expect(await call('w_get_kaefer_spalten')).toMatchObject(refused)
  const one = await call('a_get_kaefer_overview', { bundesland: 'Bayern', kaeferart: '3' })
  expect(one.status).toBe(200)
  expect((await fixture.stack.call('gast@waldkerf.test', 'a_get_kaefer_overview')).status).toBe(413)
  await owner.query(`create or replace function app.most_listed() returns integer
    language sql immutable set search_path = '' return 150000`)
})

test('a quote in a filter stays text', async () => {
  const answer = await fixture.stack.call(admin, 'w_get_kaefer_fenster', { bundesland: `x' or true --` })
  expect(answer.body).toEqual({ gesamt: 0, zeilen: [] })
})
