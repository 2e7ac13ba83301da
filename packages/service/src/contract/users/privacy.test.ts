import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ErasureList, PersonReport } from '@waldkerf/domain/entities/users/privacy'
import { startTestStack, type TestStack } from '../fixtures/stack.ts'
import { smallestPng } from '../fixtures/smallestPng.ts'
import { endErasedAccounts } from '@waldkerf/service/privacy/endAccounts'

const admin = 'admin@waldkerf.test'
const mail = 'xaverine.quittenbaum@example.test'
const name = 'Xaverine Quittenbaum'
/** The person's id, which no other number of the database contains. */
const number = '912345678'

let stack: TestStack

const query = async <Row extends object = Record<string, unknown>>(sql: string, values: readonly unknown[] = []) =>
  (await stack.owner.query<Row & Record<string, unknown>>(sql, [...values])).rows

const as = async (email: string, call: string, body: object = {}) => {
  const answer = await stack.call(email, call, body)
  if (answer.status !== 200) throw new Error(`${call}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body as Record<string, unknown>
}

/** Every table that keeps anything, the identity service's too. */
const tables = () =>
  query<{ schema: string; name: string; key: string[] }>(`select n.nspname as schema, c.relname as name, (
      select coalesce(array_agg(a.attname::text), '{}') from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
      where i.indrelid = c.oid and i.indisprimary
    ) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('data', 'identity', 'app') order by 1, 2`)

/** Rows that name the person: by number, address or name, wherever in the row. */
async function rowsWithPerson() {
  const found: { table: string; key: string[]; row: Record<string, unknown> }[] = []
  for (const { schema, name: table, key } of await tables()) {
    const rows = await query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${schema}.${table} t
       where to_jsonb(t)::text ~* '${number}|quittenbaum'`,
    )
    for (const { row } of rows) {
      found.push({ table: `${schema}.${table}`, key, row })
    }
  }
  return found
}

const documents = ['rechnung', 'angebot', 'position', 'zahlung', 'mahnung', 'versand', 'rechnung_archiv']
const fingerprint = async () => {
  const sums: unknown[] = []
  for (const table of documents) {
    sums.push(
      (await query(`select md5(string_agg(t::text, '' order by t::text)) as sum from data.${table} t`))[0]?.['sum'],
    )
  }
  return sums
}

let published: number
let rejected: number

beforeAll(async () => {
  stack = await startTestStack()
  await query(`select setval('data.benutzer_user_id_seq', ${Number(number) - 1})`)
  await as(admin, 'a_add_user', { mail, first_name: 'Xaverine', last_name: 'Quittenbaum', client_id: '1' })
  await as(admin, 'a_change_app_status', { user_id: number, username: mail, status: 'ogf_citizens' })
  await as(mail, 'a_get_user_data', { email: mail })
  const report = async () =>
    Number(
      (await as(mail, 'w_add_kaefer', { art: '1', fund_datum: '2026-05-01', zeigen: 'true', msg: `Gruß, ${name}` }))[
        'id'
      ],
    )
  published = await report()
  rejected = await report()
  for (const kid of [published, rejected]) {
    await as(mail, 'w_add_bild', { kid: String(kid), bild: smallestPng, breite: '1', hoehe: '1' })
  }
  await as(admin, 'a_update_kaefer', { id: String(published), status: 'published' })
  await as(admin, 'a_update_message', { id: String(rejected), msg: `Guten Tag Frau Quittenbaum, bitte an ${mail}.` })
  await as(admin, 'a_update_kaefer', { id: String(rejected), status: 'rejected' })
  await as(mail, 'w_add_ansicht', { bereich: 'gis', name: 'Meine', inhalt: '{}' })
  await as(mail, 'w_set_mail_sprache', { sprache: 'en' })
  await as(mail, 'w_set_bildfreigabe', { zeigen: 'true' })
  await as(mail, 'w_set_loeschantrag', { beantragt: 'true' })
  // As an administrator for some time, the person leaves traces.
  await as(admin, 'a_change_app_status', { user_id: number, username: mail, status: 'ogf_admin' })
  const other = (
    await query(`select min(id) as id from data.kaefer where status = 'new' and user_id <> ${number}`)
  )[0]?.['id']
  await as(mail, 'a_update_message', { id: String(other), msg: `Wer sind Sie? ${name}` })
  await as(mail, 'w_add_kunde_notiz', { client_id: '1', text: `${name} ruft an.` })
  await as(mail, 'w_add_empfaenger', { client_id: '2', name, email: mail })
  const [open] = await query('select rechnung_id as id from data.rechnung_archiv order by 1 limit 1')
  await query(`select set_config('request.jwt.claims', $1, false)`, [JSON.stringify({ email: mail })])
  await query(
    `insert into data.versand (rechnung_id, an, betreff, text, dateiname, pdf, gesendet_von)
     values ($1, $2, 'Rechnung', 'Guten Tag Frau Quittenbaum', 'RE', '%PDF-', $2)`,
    [open?.['id'], mail],
  )
  await query(`select set_config('request.jwt.claims', '', false)`)
})
afterAll(() => stack.stop())

test('the list of what is kept of people has every column that could name one', async () => {
  const known = await query<{ tabelle: string; spalte: string; nur: string }>(
    'select distinct tabelle, spalte, nur from app.personal_data()',
  )
  const listed = new Set(known.map(({ tabelle, spalte }) => `${tabelle}.${spalte}`))
  const columns = await query(
    `select table_name || '.' || column_name as name from information_schema.columns c
     where table_schema = 'data' and column_name ~ '(^|_)(user_id|wer|von|email|recipient|mail)$'
       and column_name <> 'storno_von' order by 1`,
  )
  const inNur = known.map(({ tabelle, nur }) => `${tabelle} ${nur}`)
  const missing = columns
    .map((row) => String(row['name']))
    .filter((column) => !listed.has(column))
    .filter((column) => {
      const [table = '', own = ''] = column.split('.')
      return !inNur.some((text) => text.startsWith(`${table} `) && text.includes(`t.${own}`))
    })
  // The first is deleted with its row; the second is the note of the erasure, a number without a name.
  expect(missing).toEqual(['benutzer.email', 'loeschung.user_id'])
})

test('the report has every row that names the person', async () => {
  const report = (await as(mail, 'w_get_auskunft', { user_id: number })) as unknown as PersonReport
  const has = (table: string, key: readonly string[], row: Record<string, unknown>) =>
    report.teile
      .filter(({ tabelle }) => `data.${tabelle}` === table)
      .some(({ zeilen }) => zeilen.some((line) => key.every((column) => line[column] === row[column])))
  const found = (await rowsWithPerson()).filter(({ table }) => !table.startsWith('identity.'))
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter(({ table, key, row }) => !has(table, key, row)).map(({ table, row }) => [table, row])).toEqual([])
  expect(report.bilder).toHaveLength(2)
})

test('the report names nobody else', async () => {
  const text = JSON.stringify(await as(mail, 'w_get_auskunft', { user_id: number }))
  expect(text.match(/[\w.+-]+@[\w.-]+/g)?.filter((address) => address !== mail)).toEqual([])
})

test('an erasure leaves what it lists, and nothing else', async () => {
  const before = await fingerprint()
  const [counted] = await query(`select count(*) as n from data.kaefer where status = 'published'`)
  const beforehand = (await as(admin, 'w_get_loeschung', { user_id: number })) as unknown as ErasureList
  expect(beforehand.beantragt).not.toBeNull()
  const [lastEntry] = await query('select max(id) as id from data.change_log')
  const done = (await as(admin, 'w_loesche_person', { user_id: number })) as unknown as ErasureList
  expect(done.teile).toEqual(beforehand.teile)
  // Not even what the erasure did: it would keep the hashes of pictures, and who was in which record.
  expect(await query(`select from data.change_log where id > ${String(lastEntry?.['id'])}`)).toEqual([])
  expect(JSON.stringify(done)).not.toMatch(/quittenbaum/i)

  // The account is being erased: an older token does not bring the person back.
  expect((await stack.call(mail, 'a_get_user_data', { email: mail })).body).toMatchObject({ details: 'account_erased' })
  await endErasedAccounts(stack.owner, async () => undefined)
  await query(`update data.outbox set sent_at = now() - interval '16 minutes' where kind = 'erasure'`)
  await endErasedAccounts(stack.owner, async () => undefined)

  const staying = new Set(
    done.teile.filter(({ umgang }) => umgang === 'bleibt').map(({ tabelle }) => `data.${tabelle}`),
  )
  const left = (await rowsWithPerson()).filter(({ table }) => !staying.has(table))
  expect(left.map(({ table, row }) => [table, row])).toEqual([
    ['data.loeschung', { user_id: Number(number), am: '2026-11-20' }],
  ])
  expect([...staying].toSorted()).toEqual([
    'data.bilder',
    'data.change_log',
    'data.empfaenger',
    'data.outbox',
    'data.versand',
  ])
  const logged = (await rowsWithPerson()).filter(({ table }) => table === 'data.change_log')
  expect(logged.every(({ row }) => row['table_name'] === 'versand')).toBe(true)

  expect(await fingerprint()).toEqual(before)
  expect(await query(`select count(*) as n from data.kaefer where status = 'published'`)).toEqual([counted])
  const [record] = await query(`select status, user_id, bilder_anzahl from data.kaefer where id = ${published}`)
  expect(record).toEqual({ status: 'published', user_id: null, bilder_anzahl: 1 })
  expect(await query(`select from data.kaefer where id = ${rejected}`)).toEqual([])
  expect(JSON.stringify(await as(admin, 'w_suche', { text: 'Quittenbaum' }))).not.toMatch(/xaverine/i)
})
