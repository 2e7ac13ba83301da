import { contract } from '@waldkerf/domain/calls/contract'
import { callRight, columnRight } from '@waldkerf/domain/roles/neededRights'
import { may } from '@waldkerf/domain/roles/rights'
import { effectiveRole, roles } from '@waldkerf/domain/roles/roles'
import { fieldNames } from '@waldkerf/mocks/handlers/gateway/payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '../fixtures/stack.ts'
import { callers } from './right.ts'
import { rights } from './callRights.ts'

let stack: TestStack

beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.stop())

async function lines(sql: string): Promise<string[]> {
  const { rows } = await stack.owner.query<{ line: string }>(sql)
  return rows.map(({ line }) => line)
}

/** One line per role, right and relation; rights to columns name the columns. */
const relationGrants = `
  with grants as (
    select c.oid, a.grantee, lower(a.privilege_type) as privilege, null as columns
      from pg_class c, aclexplode(c.relacl) a where c.relkind in ('r', 'v')
    union all
    select t.attrelid, a.grantee, lower(a.privilege_type), string_agg(t.attname, ', ' order by t.attname)
      from pg_attribute t, aclexplode(t.attacl) a group by 1, 2, 3
  )
  select concat_ws(' ', r.rolname, g.privilege, n.nspname || '.' || c.relname, '(' || g.columns || ')') as line
    from grants g join pg_roles r on r.oid = g.grantee
      join pg_class c on c.oid = g.oid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('api', 'app', 'data') and r.rolname like 'ogf%' order by line`

const functionGrants = `
  select r.rolname || ' execute ' || n.nspname || '.' || p.proname as line
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
      aclexplode(p.proacl) a join pg_roles r on r.oid = a.grantee
    where n.nspname in ('api', 'app') and r.rolname like 'ogf%' order by line`

/** A grant that is added or removed has to be changed in the file, too, where a code review sees it. */
test('the grants are those of grants.txt', async () => {
  const found = [...(await lines(relationGrants)), ...(await lines(functionGrants))]
  await expect(`${found.join('\n')}\n`).toMatchFileSnapshot('grants.txt')
})

test('every procedure and table call of the contract stands in the rights table', () => {
  const rows = Object.values(rights).flat()
  const tested = new Set(rows.map(({ request }) => `${request.method} ${request.path.split('?')[0]}`))
  const asked = contract.filter(({ service }) => service !== 'template').map(({ method, path }) => `${method} ${path}`)
  expect(asked.filter((call) => !tested.has(call))).toEqual([])
})

/** Privileges of the product's roles on the calls below /rest, one line each; for tables also each column. */
const exposed = `
  select r.rolname || ' /rpc/' || p.proname as line from pg_roles r, pg_proc p
    where p.pronamespace = 'api'::regnamespace and has_function_privilege(r.oid, p.oid, 'execute') and r.rolname = any($1)
  union all
  select concat_ws(' ', r.rolname, m.method, '/' || c.relname, a.attname)
    from pg_roles r, pg_class c, pg_attribute a,
      (values ('GET', 'select'), ('POST', 'insert'), ('PATCH', 'update'), ('DELETE', 'delete')) m (method, privilege)
    where c.relnamespace = 'api'::regnamespace and c.relkind = 'v' and a.attrelid = c.oid and a.attnum > 0
      and r.rolname = any($1)
      and case m.privilege when 'delete' then has_table_privilege(r.oid, c.oid, 'delete')
        else has_column_privilege(r.oid, c.oid, a.attnum, m.privilege) end`

test('the database grants a call, and a column that is written, to exactly the roles that have its right', async () => {
  const { rows } = await stack.owner.query<{ line: string }>(exposed, [[...roles]])
  const granted = new Set(rows.flatMap(({ line }) => [line, line.split(' ').slice(0, 3).join(' ')]))
  const differs = contract.flatMap(({ name, method, path, service, payload }) => {
    if (service === 'template') return []
    const isProcedure = path.startsWith('/rpc/')
    const isWrite = !isProcedure && (method === 'PATCH' || method === 'POST')
    const columns = isWrite ? [undefined, ...fieldNames(payload)] : [undefined]
    return roles.flatMap((role) =>
      columns.flatMap((column) => {
        const right = (column === undefined ? undefined : columnRight(path, column)) ?? callRight(name)
        const holds = right !== undefined && may(role, right)
        const line = [role, isProcedure ? undefined : method, path, column]
          .filter((part) => part !== undefined)
          .join(' ')
        return granted.has(line) === holds ? [] : [`${line}: ${holds ? 'not granted' : 'granted'}`]
      }),
    )
  })
  expect(differs).toEqual([])
})

test('the rights table refuses every case of a call to exactly the roles that lack its right', () => {
  const addressed = new Map(contract.map((call) => [`${call.method} ${call.path}`, callRight(call.name)]))
  const cases = Object.values(rights).flat()
  const differs = cases.flatMap(({ what, request, cells }) => {
    const right = addressed.get(`${request.method} ${request.path.split('?')[0]}`)
    if (right === undefined) return []
    return callers.flatMap(({ role }, place) => {
      const cell = cells[place]
      if (role === 'anonymous') return cell === 401 ? [] : [`${what}: ${role}`]
      return may(effectiveRole(role), right) || cell === 403 || cell === 400 ? [] : [`${what}: ${role}`]
    })
  })
  expect(differs).toEqual([])
})
