import { DatabaseError } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCallerRows, rememberPeople, type CallerRows } from '../fixtures/callerRows.ts'
import { startTestStack, type TestStack } from '../fixtures/stack.ts'
import { type Access, accesses, one, roles } from './policyTable.ts'

/*
 * Policies alone, by SQL: procedures and the web server check rights, too, and would hide a missing policy. Conversely,
 * these tests must fail for every policy that is dropped.
 */

let stack: TestStack

beforeAll(async () => {
  stack = await startTestStack()
  await rememberPeople(stack.owner)
})
afterAll(() => stack.stop())

const filled = (sql: string, callerRows: CallerRows) => {
  const values = new Map(Object.entries(callerRows))
  return sql.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values.get(name)))
}

/** Gives every map a scan, without stored bytes, and one record and one client an origin. */
const giveScans = `
  insert into data.kaefer_import (id, datei, quelle, anzahl, status)
    values ('00000000-0000-4000-8000-000000000001', '', 'x', 1, 'new') on conflict do nothing;
  insert into data.kaefer_import (id, datei, quelle, anzahl, status, art)
    values ('00000000-0000-4000-8000-000000000002', '', 'x', 1, 'new', 'kunde') on conflict do nothing;
  insert into data.kunde_herkunft
    select min(client_id), '00000000-0000-4000-8000-000000000002', 'x', '1' from data.kunde on conflict do nothing;
  insert into data.kaefer_herkunft
    select min(id), '00000000-0000-4000-8000-000000000001', 'x', '1' from data.kaefer on conflict do nothing;
  insert into data.objekt (name, sha256, bytes, media_type)
    select lpad(id::text, 32, 'a'), repeat('0', 64), 1, 'image/png' from data.karte on conflict do nothing;
  insert into data.karte_scan (karte_id, objekt)
    select id, lpad(id::text, 32, 'a') from data.karte where scan is null`

/** Runs `work` in a transaction that is rolled back. */
async function undone<T>(work: () => Promise<T>): Promise<T> {
  await stack.owner.query('begin')
  try {
    return await work()
  } finally {
    await stack.owner.query('rollback')
  }
}

/** The number of rows that the statement touches as this person's request, or 'denied'. */
async function touched(email: string, role: string, sql: string): Promise<number | 'denied'> {
  const { owner } = stack
  await owner.query('savepoint probe')
  try {
    await owner.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify({ email })])
    await owner.query(`set local role ${owner.escapeIdentifier(role)}`)
    return (await owner.query(sql)).rowCount ?? 0
  } catch (problem) {
    if (problem instanceof DatabaseError && problem.code === '42501') return 'denied'
    throw problem
  } finally {
    await owner.query('rollback to savepoint probe')
  }
}

async function expectedRows(access: Access, cell: string, callerRows: CallerRows): Promise<number | 'denied'> {
  if (cell === 'denied') return 'denied'
  if (cell === one) return 1
  const sql = `select count(*) from data.${access.table} where ${filled(cell, callerRows)}`
  const { rows } = await stack.owner.query<{ count: string }>(sql)
  return Number(rows[0]?.count)
}

describe.each(roles.map(({ role, email }, index) => ({ role, email, index })))('$role', ({ role, email, index }) => {
  let callerRows: CallerRows
  const probe = (access: Access) => touched(email, role, filled(access.does, callerRows))

  beforeAll(async () => {
    callerRows = await makeCallerRows(stack.owner, email)
    await stack.owner.query(giveScans)
  })

  test.each(accesses)('$does', async (access) => {
    const expected = await expectedRows(access, access.cells[index] ?? '', callerRows)
    expect(await undone(() => probe(access))).toBe(expected)
  })

  test('notices every policy that is dropped', async () => {
    const unnoticed: string[] = []
    const policies = await readPolicies(role)
    for (const table of new Set(policies.map((policy) => policy.table))) {
      const before = JSON.stringify(await undone(() => probeAll(table)))
      for (const { name } of policies.filter((policy) => policy.table === table)) {
        const after = await undone(async () => {
          await stack.owner.query(`drop policy ${name} on data.${table}`)
          return JSON.stringify(await probeAll(table))
        })
        if (after === before) unnoticed.push(`${name} on ${table}`)
      }
    }
    expect(unnoticed).toEqual([])
  })

  async function probeAll(table: string): Promise<unknown[]> {
    const found: unknown[] = []
    for (const access of accesses.filter((row) => row.table === table)) found.push(await probe(access))
    return found
  }
})

async function readPolicies(role: string): Promise<{ name: string; table: string }[]> {
  const { rows } = await stack.owner.query<{ name: string; table: string }>(
    `select policyname as name, tablename as table from pg_policies where schemaname = 'data' and $1 = any (roles)`,
    [role],
  )
  return rows
}

test('every table has the owner’s policy, without which no definer function works', async () => {
  const { rows } = await stack.owner.query(`
    select relname from pg_class c where relkind = 'r' and relnamespace = 'data'::regnamespace
      and not exists (
        select from pg_policies p where p.schemaname = 'data' and p.tablename = c.relname and p.policyname = 'owner'
          and p.roles = '{waldkerf_owner}' and p.qual = 'true' and p.with_check = 'true'
      )`)
  expect(rows).toEqual([])
})

describe.each(roles.map(({ role }) => role))('%s', (role) => {
  const hidden = ['change_log', 'idempotency_key', 'idempotency_row', 'picture_content', 'buero_bild', 'outbox']
  const ownCallsOnly = ['kaefer_stand', 'mail_text', 'mail_sprache']
  test.each([...hidden, ...ownCallsOnly])('has no right to %s', async (table) => {
    const sql = `select has_table_privilege($1, $2, 'select, insert, update, delete') as any`
    expect((await stack.owner.query(sql, [role, `data.${table}`])).rows).toEqual([{ any: false }])
  })
})
