import { deepEqual } from 'node:assert/strict'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeRows } from '@waldkerf/domain/places/allPlaces'
import { refusalSentences } from '@waldkerf/domain/refusals/refusals'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { productSql } from '../database.ts'
import { withClient } from '../postgres/connection.ts'
import { createDatabase } from '../postgres/setup.ts'
import { readCatalogue } from '../testing/catalogue.ts'
import { startTestPostgres, type TestPostgres } from '../testing/testPostgres.ts'
import { applyRules } from './applyRules.ts'
import { migrate } from './product.ts'
import { readRules } from './rules.ts'
import { flattened, splitStatements } from './statements.ts'

const rules = join(productSql, 'rules')

/** Functions and views by their names, as the numbered files define them. */
const definedInTables = globSync('tables/*.sql', { cwd: productSql }).flatMap((file) =>
  splitStatements(readFileSync(join(productSql, file), 'utf8')).flatMap(
    ({ sql }) => /^create (?:or replace )?(?:function|procedure|view) ([\w.]+)/.exec(flattened(sql))?.[1] ?? [],
  ),
)

describe('the SQL of the product', () => {
  test('defines each object once', () => {
    // `readRules` throws for a second definition within the rules.
    const names = readRules(rules).map(({ name }) => name.replace(/^(?:routine|view) /, ''))
    expect(names.length).toBeGreaterThan(600)
    const all = [...names, ...definedInTables]
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([])
  })

  test('is no more than people read', () => {
    const lines = globSync('**/*.sql', { cwd: productSql }).map(
      (file) => readFileSync(join(productSql, file), 'utf8').split('\n').length,
    )
    // Raised by what limits, refused mails and privacy need (records 120 to 123), imports of sightings and of clients (142),
    // the counts of a year's report (144), orders (145), Skonto (160), layers of sheets (164), invoices for several offers (172, 173), begun uploads (192), and
    // copies of pictures and documents in the object store (196), more time for what looks everywhere (198), English names of species (202), and
    // cells from scratch by the finest ones (207).
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(12_000)
    expect(Math.max(...lines)).toBeLessThan(300)
  })
})

let postgres: TestPostgres
let folder: string

const inDatabase = <T>(work: Parameters<typeof withClient<T>>[1]) => withClient(postgres.addresses.owner, work)
const bringUp = () => inDatabase((owner) => migrate(owner, folder, []))
/** Changes a file of the copy, on the line that has this text. */
const edit = (file: string, text: string, replacement: string) => {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  if (!before.includes(text)) throw new Error(`${file} has no ${text}`)
  writeFileSync(path, before.replace(text, replacement))
  return before.slice(0, before.indexOf(text)).split('\n').length
}

const catalogue = () => inDatabase(readCatalogue)
/** All that a start could have changed. */
const state = () =>
  inDatabase(async (owner) => ({
    catalogue: await readCatalogue(owner),
    record: (await owner.query<object>('table app.schema_migration order by name')).rows,
    rules: (await owner.query<object>('table app.rule order by name')).rows,
  }))

/** The message with which a start ends. */
async function refusal(): Promise<string> {
  const error = await bringUp().catch((problem: unknown) => problem)
  return error instanceof Error ? error.message : 'none'
}

beforeAll(async () => {
  postgres = await startTestPostgres('migrated')
  const { maintenance, owner } = postgres.addresses
  folder = join(postgres.folder, 'sql')
  await createDatabase(maintenance, owner.database)
  cpSync(productSql, folder, { recursive: true })
  await bringUp()
})
beforeEach(() => {
  rmSync(folder, { recursive: true })
  cpSync(productSql, folder, { recursive: true })
})
afterAll(() => postgres.stop())

describe('the database', () => {
  test('has no function, view, trigger or policy that no file defines', async () => {
    const found = await inDatabase(async (owner) => {
      const { rows } = await owner.query<{ name: string }>(`
        select 'routine ' || pronamespace::regnamespace || '.' || proname as name from pg_proc
          where pronamespace = any ('{api,app,data}'::regnamespace[])
        union all select 'view ' || oid::regclass from pg_class
          where relkind = 'v' and relnamespace = any ('{api,app,data}'::regnamespace[])
        union all select 'trigger ' || tgname || ' on ' || tgrelid::regclass from pg_trigger where not tgisinternal
        union all select 'policy ' || polname || ' on ' || polrelid::regclass from pg_policy where polname <> 'owner'`)
      return rows.map(({ name }) => name.replaceAll('"', ''))
    })
    const defined = new Set([
      ...readRules(rules).map(({ name }) => name),
      ...definedInTables.map((name) => `routine ${name}`),
    ])
    expect(found.filter((name) => !defined.has(name))).toEqual([])
    expect([...defined].filter((name) => name !== 'grants' && !found.includes(name))).toEqual([])
  })
})

describe('a change of the rules', () => {
  test('is told to the data service once', async () => {
    edit('rules/users/people.sql', 'stable security definer', 'stable security definer cost 300')
    const told: (string | undefined)[] = []
    await inDatabase(async (owner) => {
      owner.on('notification', ({ payload }) => told.push(payload))
      await owner.query('listen pgrst')
      await migrate(owner, folder, [])
      // Its answer comes after all notifications.
      await owner.query('select')
    })
    expect(told).toEqual(['reload schema'])
  })

  test('changes what differs alone', async () => {
    edit('rules/users/people.sql', 'stable security definer', 'stable security definer cost 200')
    expect(await bringUp()).toEqual(['rules (1)'])
    expect(await bringUp()).toEqual([])
    expect((await catalogue())['functions']?.join()).toContain('COST 200')
  })

  test('drops what is gone, and a function that is renamed goes with its old name', async () => {
    edit(
      'rules/mails/events.sql',
      'create or replace function app.mail_new_person',
      'create or replace function app.mail_newcomer',
    )
    edit('rules/users/rows.sql', 'function app.mail_new_person()', 'function app.mail_newcomer()')
    edit(
      'rules/beetles/records.sql',
      'create policy read_all on data.kaefer for select to ogf_expert using (true);\n',
      '',
    )
    await bringUp()
    const { functions, policies } = await catalogue()
    expect(functions?.join()).toContain('app.mail_newcomer')
    expect(functions?.join()).not.toContain('app.mail_new_person')
    expect(policies?.filter((line) => line.includes('"data.kaefer"') && line.includes('"read_all"'))).toEqual([])
  })

  test('may change answer, arguments and columns of functions and views: dependent objects are made anew', async () => {
    await bringUp()
    const before = await catalogue()
    edit(
      'rules/mails/language.sql',
      'app.mail_language(mail text) returns text',
      'app.mail_language(mail text, other text default null) returns text',
    )
    edit(
      'rules/users/views.sql',
      'select id, bereich, name, inhalt, version from',
      'select id, bereich, name, version, inhalt from',
    )
    await bringUp()
    const changed = await catalogue()
    expect(changed['functions']?.join()).toContain('app.mail_language(text,text)')
    // The number of objects is the same, although many were dropped for a moment.
    for (const kind of ['functions', 'relations', 'triggers', 'policies']) {
      expect([kind, changed[kind]?.length]).toEqual([kind, before[kind]?.length])
    }
    rmSync(folder, { recursive: true })
    cpSync(productSql, folder, { recursive: true })
    await bringUp()
    expect(await catalogue()).toEqual(before)
  })

  test('makes again what a numbered file has dropped, with its rights', async () => {
    await bringUp()
    const before = await catalogue()
    writeFileSync(
      join(folder, 'tables/998_drop.sql'),
      'drop view api.kaefer cascade; drop policy read_all on data.kaefer;\n',
    )
    const applied = await bringUp()
    expect(applied).toEqual(['998_drop.sql', expect.stringMatching(/^rules \(\d+\)$/)])
    expect(await catalogue()).toEqual(before)
    expect(await bringUp()).toEqual([])
  })

  test('takes back a right that is not granted any more', async () => {
    edit('rules/users/rows.sql', 'grant select on api.benutzer to ogf_new;\n', '')
    await bringUp()
    const { relations } = await catalogue()
    expect(relations?.find((line) => line.includes('"api.benutzer"'))).not.toContain('ogf_new')
  })

  test('leaves rights that others have got', async () => {
    await inDatabase(async (owner) => {
      await owner.query(`do $$ begin create role reader nologin; exception when duplicate_object then null; end $$;
        grant execute on function app.mail_language(text) to reader`)
    })
    edit(
      'rules/mails/language.sql',
      'app.mail_language(mail text) returns text',
      'app.mail_language(address text) returns text',
    )
    edit('rules/mails/language.sql', 'b.email = mail', 'b.email = address')
    await bringUp()
    const { functions } = await catalogue()
    expect(functions?.find((line) => line.includes('"app.mail_language(text)"'))).toContain('reader=X')
    await inDatabase(async (owner) => {
      await owner.query('revoke all on function app.mail_language(text) from reader; drop role reader')
    })
  })
})

test('functions with all kinds of arguments are found as they are, changed, and dropped', async () => {
  const { maintenance, owner } = postgres.addresses
  await createDatabase(maintenance, 'arguments')
  const small = join(postgres.folder, 'arguments')
  mkdirSync(small)
  writeFileSync(join(small, 'order.txt'), 'one.sql\n')
  const functions = [
    `app.one(value text, out first bigint, out second text)`,
    `app.exchanged(inout value bigint, in other int)`,
    `app.rows(value text default 'a, b (c)') returns table (id bigint, word text)`,
    `app.many(value text default ', ', variadic said text[] default array['a', 'b']) returns text`,
    `app.plain(value numeric(10, 2) = 1, at timestamp with time zone default now()) returns integer`,
    `app.nothing() returns integer`,
  ]
  const bring = (heads: readonly string[], body = 'begin end') => {
    const text = (head: string) => `create or replace function ${head}\nlanguage plpgsql as $$ ${body} $$;\n`
    writeFileSync(join(small, 'one.sql'), heads.map(text).join(''))
    return withClient({ ...owner, database: 'arguments' }, async (client) => {
      await client.query(`select pg_catalog.set_config('search_path', '', false)`)
      await client.query('create schema if not exists api; create schema if not exists data')
      await client.query(
        'create schema if not exists app authorization waldkerf_owner; grant all on schema app to public',
      )
      const count = await applyRules(client, readRules(small))
      const { rows } = await client.query<{ name: string; oid: number }>(
        `select p.oid::regprocedure || ' ' || pg_get_function_result(p.oid) as name, p.oid from pg_proc p
          where pronamespace = 'app'::regnamespace order by 1`,
      )
      return { count, names: rows.map(({ name }) => name), made: rows.map(({ oid }) => oid) }
    })
  }
  const first = await bring(functions)
  expect(first.names).toEqual([
    'app.exchanged(bigint,integer) bigint',
    'app.many(text,text[]) text',
    'app.nothing() integer',
    'app.one(text) record',
    'app.plain(numeric,timestamp with time zone) integer',
    'app.rows(text) TABLE(id bigint, word text)',
  ])
  // For other bodies nothing is dropped, so that dependent objects stay as well.
  expect(await bring(functions, 'begin null; end')).toEqual({ ...first, count: 6 })
  const changed = functions.map((head) => head.replaceAll('bigint', 'uuid').replace('integer', 'date'))
  const { names } = await bring(changed)
  expect(names).toHaveLength(6)
  expect(names.filter((name) => first.names.includes(name))).toEqual([
    'app.many(text,text[]) text',
    'app.one(text) record',
  ])
  expect((await bring(functions)).names).toEqual(first.names)
  expect((await bring([])).names).toEqual([])
})

test('places and outlines are loaded when they differ from those of before, and only then', async () => {
  const count = () =>
    inDatabase(async (owner) => {
      const { rows } = await owner.query<object>(`select (select count(*)::int from data.ort) as places,
        (select count(*)::int from data.land_strecke) as stretches, app.land_at(51.9, 10.4) as land`)
      return rows[0]
    })
  await bringUp()
  const loaded = await count()
  expect(loaded).toMatchObject({ places: placeRows.length, land: 'Niedersachsen' })
  await inDatabase((owner) => owner.query('delete from data.ort where nr > 5'))
  expect(await bringUp()).toEqual([])
  await inDatabase((owner) => owner.query(`update app.schema_migration set content = 'others' where name = 'places'`))
  expect(await bringUp()).toEqual(['places'])
  expect(await count()).toEqual(loaded)
})

test('refusals are those of the catalogue, and loaded anew only when they differ', async () => {
  const refuse = (call: string) =>
    inDatabase((owner) => owner.query(`select app.refuse(${call})`)).catch((error: unknown) => error)
  await inDatabase((owner) => owner.query(`update app.refusal set message = 'Anders.'`))
  expect(await bringUp()).toEqual([])
  await inDatabase((owner) => owner.query(`update app.schema_migration set content = 'others' where name = 'refusals'`))
  expect(await bringUp()).toEqual(['refusals'])
  const { rows } = await inDatabase((owner) => owner.query<{ key: string }>('table app.refusal'))
  expect(new Map(rows.map(({ key, ...sentence }) => [key, sentence]))).toEqual(refusalSentences)
  const tooLong = { code: 'PT400', detail: 'too_long', message: 'Der Text ist zu lang: höchstens 7 %s Zeichen.' }
  expect(await refuse(`'too_long.text', null, '7 %s'`)).toMatchObject(tooLong)
  expect(await refuse(`'date_year', '2026'`)).toMatchObject({ code: 'PT409', detail: 'date_year', hint: '2026' })
  expect(await refuse(`'nothing_like_this'`)).toMatchObject({ code: 'XX000' })
})

describe('bad input that the database finds', () => {
  let before: Awaited<ReturnType<typeof state>>
  beforeAll(async () => {
    before = await state()
  })
  afterEach(async () => {
    deepEqual(await state(), before)
  })

  test('a numbered file that has changed', async () => {
    const line = edit('tables/168_05_beetles.sql', 'host text not null', 'wirt text not null')
    expect(await refusal()).toMatch(new RegExp(`168_05_beetles\\.sql, line ${line}, has changed since it was applied`))
  })

  test('a numbered file that fails', async () => {
    writeFileSync(
      join(folder, 'tables/999_bad.sql'),
      'create table data.good (id int);\n\ncreate table data.bad (id nonsense);\n',
    )
    expect(await refusal()).toMatch(/999_bad\.sql failed in line 3: type "nonsense" does not exist/)
  })

  test('a file of rules that fails', async () => {
    const line = edit('rules/beetles/history.sql', 'from data.change_log c', 'from data.change_loog c')
    expect(await refusal()).toMatch(
      new RegExp(
        `rules/beetles/history\\.sql, line ${line}: routine app\\.beetle_history failed: .*change_loog.* does not exist.*The rules stay as they were`,
      ),
    )
  })

  test('a grant that fails', async () => {
    const line = edit('rules/mails/outbox.sql', 'to waldkerf_mailer', 'to nobody_there')
    expect(await refusal()).toMatch(
      new RegExp(`rules/mails/outbox\\.sql, line ${line}: grants failed: role .*nobody_there`),
    )
  })
})

// Rules are read before the database is asked anything: that nothing changes is looked at once for all of them.
describe('bad input that is found in the files', () => {
  let before: Awaited<ReturnType<typeof state>>
  beforeAll(async () => {
    before = await state()
  })
  afterAll(async () => {
    deepEqual(await state(), before)
  })

  test('an area that is missing', async () => {
    rmSync(join(folder, 'rules/mails'), { recursive: true })
    expect(await refusal()).toMatch(/order\.txt, line \d+: mails\/language\.sql is not there/)
  })

  test('a file that the list does not name', async () => {
    writeFileSync(join(folder, 'rules/mails/more.sql'), 'grant select on api.kaefer to ogf_new;\n')
    expect(await refusal()).toMatch(/mails\/more\.sql is not named in .*order\.txt/)
  })

  test('an object that is defined twice', async () => {
    const path = join(folder, 'rules/search/search.sql')
    writeFileSync(path, `${readFileSync(path, 'utf8')}\ncreate or replace view api.kaeferarten as select 1;\n`)
    expect(await refusal()).toMatch(
      /search\/search\.sql, line \d+: view api\.kaeferarten is defined in beetles\/records\.sql, line \d+, already/,
    )
  })

  test('a table among the rules', async () => {
    edit('rules/users/people.sql', '-- ', 'create table data.more (id int);\n-- ')
    expect(await refusal()).toMatch(/users\/people\.sql, line 1: a file of rules has no 'create table data\.more/)
  })
})
