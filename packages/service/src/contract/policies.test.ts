import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeFixtures, rememberPeople, type Fixtures } from './fixtures.ts'
import { startTestStack, type TestStack } from './harness.ts'

/*
 * What policies let through when a statement has no condition at all, in SQL, with nothing else in the way: procedures
 * and the web server check besides, and would hide that a policy is missing.
 */

const citizen = 'nutzer@waldkerf.test'

let stack: TestStack
let fixtures: Fixtures

beforeAll(async () => {
  stack = await startTestStack()
  await rememberPeople(stack.owner)
})
afterAll(() => stack.stop())
beforeEach(async () => {
  fixtures = await makeFixtures(stack.owner, citizen)
})

/** Runs a statement as the request of this person would; nothing of it stays. Answers how many rows it touched. */
async function rowsAs(email: string, sql: string): Promise<number> {
  const { owner } = stack
  const { rows } = await owner.query<{ role: string }>(
    'select app.effective_role((select app_status from data.benutzer where email = $1)) as role',
    [email],
  )
  await owner.query('begin')
  try {
    await owner.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify({ email })])
    await owner.query(`set local role ${owner.escapeIdentifier(rows[0]?.role ?? '')}`)
    return (await owner.query(sql)).rowCount ?? 0
  } finally {
    await owner.query('rollback')
  }
}

async function count(sql: string): Promise<number> {
  const { rows } = await stack.owner.query<{ count: string }>(sql)
  return Number(rows[0]?.count)
}

const ownUnpublished = () => `user_id = ${fixtures.me} and status <> 'published'`
const visible = () => `user_id = ${fixtures.me} or status = 'published'`
const picturesOf = (records: string) =>
  count(`select count(*) from data.bilder where kaefer_id in (select id from data.kaefer where ${records})`)

describe('a citizen', () => {
  test('sees published records and his own', async () => {
    const expected = await count(`select count(*) from data.kaefer where ${visible()}`)
    expect(await rowsAs(citizen, 'select from data.kaefer')).toBe(expected)
  })

  test('sees their pictures', async () => {
    expect(await rowsAs(citizen, 'select from data.bilder')).toBe(await picturesOf(visible()))
  })

  test('removes and orders pictures of his own records that are not published', async () => {
    const expected = await picturesOf(ownUnpublished())
    expect(expected).toBeGreaterThan(0)
    expect(await rowsAs(citizen, 'delete from data.bilder')).toBe(expected)
    expect(await rowsAs(citizen, 'update data.bilder set position = 7')).toBe(expected)
  })

  test('sees and changes himself', async () => {
    expect(await rowsAs(citizen, 'select from data.benutzer')).toBe(1)
    expect(await rowsAs(citizen, `update data.benutzer set phone = '1'`)).toBe(1)
  })
})

test('an expert sees and reviews every record, and changes himself alone', async () => {
  const all = await count('select count(*) from data.kaefer')
  expect(await rowsAs('expert@waldkerf.test', 'select from data.kaefer')).toBe(all)
  expect(await rowsAs('expert@waldkerf.test', 'update data.kaefer set art = 2')).toBe(all)
  expect(await rowsAs('expert@waldkerf.test', `update data.benutzer set phone = '1'`)).toBe(1)
})

test('an administrator sees and changes everybody', async () => {
  const all = await count('select count(*) from data.benutzer')
  expect(await rowsAs('admin@waldkerf.test', 'select from data.benutzer')).toBe(all)
  expect(await rowsAs('admin@waldkerf.test', `update data.benutzer set phone = '1'`)).toBe(all)
})

describe.each(['ogf_new', 'ogf_citizens', 'ogf_expert', 'ogf_admin'])('%s', (role) => {
  test.each(['change_log', 'idempotency_key', 'picture_content'])('has no right to %s', async (table) => {
    const sql = `select has_table_privilege($1, $2, 'select, insert, update, delete') as any`
    expect((await stack.owner.query(sql, [role, `data.${table}`])).rows).toEqual([{ any: false }])
  })
})
