import { contract } from '@waldkerf/domain/calls/contract'
import { columnNames } from '@waldkerf/domain/entities/columns'
import { patchedColumns } from '@waldkerf/domain/entities/maps/maps'
import { mailFlags } from '@waldkerf/domain/entities/users/userColumns'
import { absentFields } from '@waldkerf/mocks/handlers/gateway/payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from './fixtures/stack.ts'
import { releasedCalls } from './released/released.ts'

let stack: TestStack

beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.stop())

async function names(sql: string): Promise<string[]> {
  const { rows } = await stack.owner.query<string[]>({ text: sql, rowMode: 'array' })
  return rows.map((row) => row.join('.'))
}

/** Things that must not exist, as queries that find nothing. */
const forbidden: Record<string, string> = {
  'a login role that inherits rights or stands above policies, but the migrations’ owner': `
    select rolname from pg_roles where rolcanlogin and (rolinherit or rolsuper or rolbypassrls)
      and rolname <> current_user`,
  'a role of the data service that can sign in or stands above policies': `
    select rolname from pg_roles where (rolname like 'ogf%' or rolname = 'waldkerf_owner')
      and (rolcanlogin or rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)`,
  'a function that everybody may execute': `
    select proname from pg_proc where pronamespace in ('api'::regnamespace, 'app'::regnamespace)
      and has_function_privilege('public', oid, 'execute') and prokind = 'f'`,
  'a definer function with a search path': `
    select proname from pg_proc where prosecdef and not coalesce('search_path=""' = any (proconfig), false)`,
  // A parsed body resolved its names when it was created.
  'a function of ours with a search path': `
    select proname from pg_proc where pronamespace in ('api'::regnamespace, 'app'::regnamespace)
      and prosqlbody is null and not coalesce('search_path=""' = any (proconfig), false)`,
  'a function of ours that is leakproof': `
    select proname from pg_proc where pronamespace in ('api'::regnamespace, 'app'::regnamespace) and proleakproof`,
  'an overloaded procedure': `
    select proname from pg_proc where pronamespace = 'api'::regnamespace group by 1 having count(*) > 1`,
  'a procedure with an argument that has no default': `
    select proname from pg_proc where pronamespace = 'api'::regnamespace and pronargs <> pronargdefaults`,
  'a table without forced row-level security': `
    select relname from pg_class where relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)
      and relnamespace in ('api'::regnamespace, 'data'::regnamespace)`,
  'a table in the exposed schema': `
    select relname from pg_class where relkind in ('r', 'p', 'm') and relnamespace = 'api'::regnamespace`,
  'a view that runs with its owner’s rights': `
    select relname from pg_class where relkind in ('v', 'm')
      and relnamespace in ('api'::regnamespace, 'app'::regnamespace) and not coalesce('security_invoker=true' = any (reloptions), false)`,
  'a policy for changes that does not check the new row': `
    select polname from pg_policy where polcmd in ('w', '*') and polwithcheck is null`,
  'a policy that anonymous callers fall under': `select polname from pg_policy where 0 = any (polroles)`,
  'a right that ignores policies': `
    select table_schema, table_name, grantee from information_schema.table_privileges
      where table_schema in ('api', 'data') and privilege_type in ('TRUNCATE', 'TRIGGER', 'REFERENCES')
      and grantee <> 'waldkerf_owner'`,
  'a right of everybody': `
    select table_schema, table_name from information_schema.table_privileges
      where table_schema in ('api', 'data', 'app') and grantee = 'PUBLIC'`,
  'something that the authenticator may do by itself': `
    select table_name from information_schema.table_privileges where grantee = 'authenticator'`,
  'a changeable row without version': `
    select p.table_name from information_schema.column_privileges p
      where p.table_schema = 'api' and p.privilege_type = 'UPDATE'
      and p.grantee <> 'waldkerf_owner' and not exists (
        select from information_schema.columns c
        where c.table_schema = 'api' and c.table_name = p.table_name and c.column_name = 'version')`,
}

test.each(Object.entries(forbidden))('there is not %s', async (_what, sql) => {
  expect(await names(sql)).toEqual([])
})

test('the calls that the contract calls long have more time, and no others', async () => {
  const [source = ''] = await names(`select pg_get_functiondef('app.pre_request'::regproc)`)
  const told = Array.from(source.matchAll(/'(\/rpc\/\w+)'/g), ([, path]) => path)
  const long = contract.filter(({ isLong }) => isLong).map(({ path }) => path)
  expect(long).not.toEqual([])
  expect(new Set(told)).toEqual(new Set(long))
})

test('columns that PATCH may change are those of the specification', async () => {
  const found = await names(`
    select distinct table_name, column_name from information_schema.column_privileges
      where table_schema = 'api' and privilege_type = 'UPDATE' and grantee <> 'waldkerf_owner'`)
  const patchable = [
    'kaefer.art',
    'kunde.bundesland',
    'kunde.epsg',
    'benutzer.berufsgruppe',
    ...mailFlags.map((flag) => `benutzer.${flag}`),
    ...columnNames(patchedColumns).map((column) => `karte.${column}`),
  ]
  expect(found.toSorted()).toEqual(patchable.toSorted())
})

test('only maps and their points are inserted and deleted by table calls', async () => {
  const found = await names(`
    select table_name, privilege_type, grantee from information_schema.table_privileges
      where table_schema = 'api' and privilege_type in ('INSERT', 'DELETE') and grantee <> 'waldkerf_owner'
    union
    select distinct table_name, privilege_type, 'column' from information_schema.column_privileges
      where table_schema = 'api' and privilege_type = 'INSERT' and grantee <> 'waldkerf_owner'`)
  const expected = ['karte.DELETE.ogf_admin', 'karte.INSERT.column', 'mappoint.DELETE.ogf_expert']
  expect(found.toSorted()).toEqual([...expected, 'mappoint.INSERT.column', 'mappoint.INSERT.ogf_expert'])
})

test('the ladder of roles is admin > expert > citizens > new', async () => {
  const found = await names(`
    select r.rolname, m.rolname from pg_auth_members a
      join pg_roles r on r.oid = a.member join pg_roles m on m.oid = a.roleid
      where m.rolname like 'ogf%' and r.rolname <> 'authenticator' and not a.admin_option`)
  expect(found.toSorted()).toEqual(['ogf_admin.ogf_expert', 'ogf_citizens.ogf_new', 'ogf_expert.ogf_citizens'])
})

test('an argument that is null where it is left out is absent for the mocks as well', async () => {
  const nulls = await names(`
    select p.proname, a.name from pg_proc p, unnest(p.proargnames[1:p.pronargs]) with ordinality a (name, place)
      where p.pronamespace = 'api'::regnamespace
      and pg_get_function_arg_default(p.oid, a.place::integer) like 'NULL::%'`)
  const absent = new Set(
    contract.flatMap(({ name, payload }) => absentFields(payload).map((field) => `${name}.${field}`)),
  )
  expect(nulls.filter((argument) => absent.has(argument)).toSorted()).toEqual([
    'a_update_prognose.client_id',
    'a_update_prognose.notiz',
    'w_set_datev.anzahlung_19',
    'w_set_datev.anzahlung_7',
    'w_set_datev.anzahlung_frei',
    'w_set_karte_scan.map_name',
    'w_set_karte_scan.res',
  ])
  // The others are refused where they are left out.
  const called = nulls.filter((argument) => contract.some(({ name }) => argument.startsWith(`${name}.`)))
  expect(called.filter((argument) => !absent.has(argument)).toSorted()).toEqual([
    'a_update_bilder.bilder',
    'w_get_kaefer_doppelte.zeilen',
    'w_get_kunden_doppelte.zeilen',
    'w_import_kaefer.lauf',
    'w_import_kaefer.zeilen',
    'w_import_kunden.lauf',
    'w_import_kunden.zeilen',
    'w_set_karte_scan.height',
    'w_set_karte_scan.width',
    'w_set_mappoints.points',
  ])
})

test('the database has every argument and column that pages of release 0.1.0 send', async () => {
  const found = new Set(
    await names(`
      select '/rpc/' || proname, unnest(proargnames) from pg_proc where pronamespace = 'api'::regnamespace
      union
      select '/' || table_name, column_name from information_schema.columns where table_schema = 'api'`),
  )
  const sent = releasedCalls.flatMap(({ call, sends, filters }) =>
    [...sends, ...filters].map((name) => `${call.split(' ')[1]}.${name}`),
  )
  expect(sent.filter((name) => !found.has(name))).toEqual([])
  expect(sent.length).toBeGreaterThan(300)
})
