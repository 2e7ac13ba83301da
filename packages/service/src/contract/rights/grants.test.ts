import { contract } from '@waldkerf/domain/calls/contract'
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

/** One line per role, right and relation; of rights to columns the columns. */
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

/** The file is the decision; a grant that comes or goes has to be written there, where a review sees it. */
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

test('the rights table has a procedure refused to exactly the roles that may not execute it', async () => {
  const problems: string[] = []
  for (const { what, request, cells } of Object.values(rights).flat()) {
    const name = /^\/rpc\/(\w+)/.exec(request.path)?.[1]
    if (name === undefined) continue
    for (const [index, { role }] of callers.entries()) {
      if (role === 'anonymous') continue
      const effective = role === 'ogf_expert_query' ? 'ogf_citizens' : role
      const [granted] = await lines(`
        select has_function_privilege('${effective}', oid, 'execute')::text as line
        from pg_proc where pronamespace = 'api'::regnamespace and proname = '${name}'`)
      if (granted === 'false' && cells[index] !== 403) problems.push(`${what}: ${role}`)
    }
  }
  expect(problems).toEqual([])
})
