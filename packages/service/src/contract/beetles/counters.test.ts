import { emptyWorld } from '@waldkerf/service/testing/content'
import { copyDatabase, type TestDatabase } from '@waldkerf/service/testing/sharedServer'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

let database: TestDatabase
let owner: Client

async function connect(): Promise<Client> {
  const client = new Client(database.addresses.owner)
  await client.connect()
  return client
}

beforeAll(async () => {
  const copy = await copyDatabase(emptyWorld)
  if (copy === undefined) throw new Error('There is no empty database to copy.')
  database = copy
  owner = await connect()
  await owner.query('insert into data.kaeferarten (id, de) select n, n from generate_series(1, 3) n')
  await owner.query(
    `insert into data.benutzer (user_id, email) select n, n || '@waldkerf.test' from generate_series(1, 3) n`,
  )
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

/** Each count from scratch, in the order of its table's columns. */
const scratch = {
  kaefer_count: `select bundesland, art, count(*) from data.kaefer where status = 'published' group by 1, 2`,
  kaefer_saison: 'select extract(isoyear from tag), extract(week from tag), count(*) from published group by 1, 2',
  kaefer_monat: 'select bundesland, art, extract(month from tag), count(*) from published group by 1, 2, 3',
  kaefer_jahr: `select extract(isoyear from tag), case when g.species then art else 0 end, extract(week from tag), bundesland,
      status, count(*)
    from dated, (values (true), (false)) g (species) group by 1, 2, 3, 4, 5`,
  kaefer_melder: `select extract(isoyear from tag), user_id, count(*) from dated
    where status <> 'rejected' and user_id is not null group by 1, 2`,
  // All together and by species; by week without species; zoom 0 with those that have no place.
  kaefer_raster: `select g.zoom, case when g.species then k.art else 0 end,
      case when g.zoom = 0 then 0 else floor(k.lat / (225 / 2.0 ^ (g.zoom + 2))) end,
      case when g.zoom = 0 then (k.lat is null)::int else floor(k.lon / (360 / 2.0 ^ (g.zoom + 2))) end,
      k.status, k.bundesland, count(*), sum(case when g.zoom = 0 then 0 else round(k.lat * 1e6) end),
      sum(case when g.zoom = 0 then 0 else round(k.lon * 1e6) end),
      case when g.weeks then date_trunc('week', k.tag::timestamp)::date else '-infinity' end
    from dated k, (values
      (0, false, false), (0, true, false), (0, false, true), (8, false, false), (8, true, false), (8, false, true),
      (9, false, false), (9, true, false), (10, false, false), (10, true, false), (11, false, false), (11, true, false),
      (12, true, false), (13, false, false), (15, false, false)
    ) g (zoom, species, weeks)
    where k.lat is not null or g.zoom = 0 group by 1, 2, 3, 4, 5, 6, 10`,
}

async function lines(text: string): Promise<readonly string[]> {
  const { rows } = await owner.query<unknown[]>({ text, rowMode: 'array' })
  return rows.map((row) => row.join(' ')).toSorted()
}

async function expectTrueCounts(): Promise<void> {
  for (const [table, sql] of Object.entries(scratch)) {
    const counted = await lines(`with dated as (
      select coalesce(fund_datum, (gemeldet_am at time zone 'Europe/Berlin')::date) as tag, * from data.kaefer
    ), published as (select * from dated where status = 'published') ${sql}`)
    expect([table, await lines(`select * from data.${table} where anzahl <> 0`)]).toEqual([table, counted])
  }
}

/** The same numbers in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647
    return state % sides
  }
}

const places = `(array[48.1, 48.2, 51.5, null])[1 + n % 4], (array[11.5, 11.9, 9.9, null])[1 + n % 4]`
const states = `(array['new', 'published', 'in_review', 'published', 'rejected'])[1 + n % 5]`
const add = `insert into data.kaefer (art, status, lat, lon, bundesland, fund_datum, gemeldet_am, message, user_id)
  select 1 + n % 3, ${states}, ${places}, (array['Bayern', 'Hessen', ''])[1 + n % 3],
    (array['2024-12-30', '2026-05-01', null])[1 + n % 3]::date, '2026-06-30T23:00Z'::timestamptz + n * interval '1 day', 'x',
    nullif(n % 4, 0)
  from generate_series($2::int, $1::int + $2::int) n`
/** In the order of the ids, so that writers do not stop each other over records. */
const picked = `picked as (select id from data.kaefer where id % 7 = $2 order by id limit $1::int + 1 for update)`
const change = (what: string) => `with ${picked} update data.kaefer k set ${what} from picked p where k.id = p.id`
const operations = [
  add,
  add,
  change(`status = case k.status when 'published' then 'rejected' else 'published' end, message = 'x'`),
  change(`lat = 47.5 + k.id % 5, lon = 8 + k.id % 3`),
  change('lat = null, lon = null'),
  change('art = 1 + k.art % 3'),
  change(`bundesland = case k.bundesland when 'Bayern' then 'Hessen' else 'Bayern' end`),
  change(`fund_datum = k.fund_datum + 40`),
  change('bilder_anzahl = k.bilder_anzahl + 1'),
  change('user_id = nullif((coalesce(k.user_id, 0) + 1) % 4, 0)'),
  `with ${picked} delete from data.kaefer k using picked p where k.id = p.id`,
]

async function write(writer: number, amount: number): Promise<void> {
  const client = await connect()
  const roll = dice(writer + 1)
  try {
    for (let done = 0; done < amount; done += 1) {
      await client.query(operations[roll(operations.length)] ?? add, [roll(12), roll(7)])
    }
  } finally {
    await client.end()
  }
}

const each = process.env['WALDKERF_LONG'] === '1' ? 2_500 : 40
test(
  'counts are those of the records after whatever four rival writers have done',
  async () => {
    await owner.query(add, [200, 0])
    await Promise.all([0, 1, 2, 3].map((writer) => write(writer, each)))
    await expectTrueCounts()
    expect((await owner.query('select from data.kaefer')).rowCount).toBeGreaterThan(20)
  },
  each * 200,
)

/** Which transaction has written each count. */
const state = () =>
  lines(`select xmin, 'cell' from data.kaefer_raster union all select xmin, 'land' from data.kaefer_count`)

test('a change that counts nothing writes nothing', async () => {
  const before = await state()
  await owner.query('update data.kaefer set bilder_anzahl = bilder_anzahl + 1')
  expect(await state()).toEqual(before)
})

test('counts changed by hand are mended, table by table, and those that are right stay', async () => {
  const mended = async () => {
    const { rows } = await owner.query<{ name: string; n: number }>(
      `select name, app.mend_counts(name) as n from unnest($1::text[]) name`,
      [Object.keys(scratch)],
    )
    return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
  }
  const right = Object.fromEntries(Object.keys(scratch).map((name) => [name, 0]))
  expect(await mended()).toEqual(right)
  await owner.query(`
    update data.kaefer_count set anzahl = anzahl + 5;
    insert into data.kaefer_saison values (1900, 7, 3);
    update data.kaefer_jahr set anzahl = anzahl + 1 where art = 0;
    insert into data.kaefer_melder values (1900, 1, 2);
    delete from data.kaefer_raster where zoom = 9;
    update data.kaefer_raster set lats = lats + 1 where zoom = 12`)
  const found = await mended()
  expect(found).toMatchObject({ kaefer_saison: 1, kaefer_monat: 0, kaefer_melder: 1 })
  expect(found['kaefer_count']).toBeGreaterThan(1)
  expect(found['kaefer_raster']).toBeGreaterThan(1)
  await expectTrueCounts()
  expect(await mended()).toEqual(right)
})

test('an account that has nothing left is not kept', async () => {
  await owner.query('update data.kaefer set user_id = null')
  expect(await lines('select user_id from data.kaefer_melder')).toEqual([])
})

const decisions = () => lines('select art, bundesland, status, tage, anzahl from data.kaefer_entscheidung')

test('a decision is counted once, with the days since the report', async () => {
  await owner.query('delete from data.kaefer; delete from data.kaefer_entscheidung')
  await owner.query(`insert into data.kaefer (art, status, bundesland, gemeldet_am, message)
    select 1 + n % 2, 'new', 'Bayern', app.now() - n * interval '1 day', 'x' from generate_series(1, 2) n`)
  await owner.query(`update data.kaefer set status = 'in_review'`)
  expect(await decisions()).toEqual([])
  await owner.query(`update data.kaefer set status = 'published'`)
  const made = ['0 Bayern published 1 1', '0 Bayern published 2 1', '1 Bayern published 2 1', '2 Bayern published 1 1']
  expect(await decisions()).toEqual(made)
  await owner.query(`update data.kaefer set status = 'rejected'`)
  expect(await decisions()).toEqual(made)
})
