import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from './harness.ts'
import { contract } from '@waldkerf/domain/calls/contract'
import { callers, rights } from './rights.ts'

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
  select grantee || ' ' || lower(privilege_type) || ' ' || table_schema || '.' || table_name as line
    from information_schema.table_privileges
    where table_schema in ('api', 'app', 'data') and grantee like 'ogf%'
  union all
  select c.grantee || ' ' || lower(c.privilege_type) || ' ' || c.table_schema || '.' || c.table_name || ' ('
      || string_agg(c.column_name, ', ' order by c.column_name) || ')'
    from information_schema.column_privileges c
    where c.table_schema in ('api', 'app', 'data') and c.grantee like 'ogf%'
      and not exists (
        select from information_schema.table_privileges t
        where (t.table_schema, t.table_name, t.grantee, t.privilege_type)
          = (c.table_schema, c.table_name, c.grantee, c.privilege_type)
      )
    group by c.grantee, c.privilege_type, c.table_schema, c.table_name
  order by line`

const functionGrants = `
  select grantee || ' execute ' || routine_schema || '.' || routine_name as line
    from information_schema.routine_privileges
    where routine_schema in ('api', 'app') and grantee like 'ogf%' order by line`

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
