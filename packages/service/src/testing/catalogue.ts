import type { Client } from 'pg'

const ours = `'{api,app,data}'::regnamespace[]`
/** Grants on an object, sorted; null means the default grants of its owner. */
const acl = (own: string, kind: string, owner: string) =>
  `array(select a::text from unnest(coalesce(${own}, acldefault('${kind}', ${owner}))) a order by 1)`

/**
 * Two databases are equal when the lines of these queries are. Definitions are pretty-printed, as a restored dump has
 * other brackets.
 */
const queries: Readonly<Record<string, string>> = {
  schemas: `select nspname, nspowner::regrole, ${acl('nspacl', 'n', 'nspowner')} as acl
    from pg_namespace where oid = any (${ours} || 'ext'::regnamespace)`,
  relations: `select oid::regclass, relkind, relowner::regrole, relrowsecurity, relforcerowsecurity, reloptions,
      ${acl('relacl', 'r', 'relowner')} as acl, case relkind when 'v' then pg_get_viewdef(oid, true) end as query
    from pg_class where relnamespace = any (${ours}) and relkind in ('r', 'v', 'c', 'S')`,
  columns: `select c.oid::regclass, a.attname, row_number() over (partition by c.oid order by a.attnum) as nr,
      format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, a.attcollation,
      pg_get_expr(d.adbin, d.adrelid, true) as fallback, array(select x::text from unnest(a.attacl) x order by 1) as acl
    from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = any (${ours}) and c.relkind in ('r', 'v', 'c') and a.attnum > 0 and not a.attisdropped`,
  constraints: `select conrelid::regclass, conname, pg_get_constraintdef(oid, true), convalidated
    from pg_constraint where connamespace = any (${ours})`,
  indexes: `select indexrelid::regclass, pg_get_indexdef(indexrelid), indisvalid
    from pg_index join pg_class c on c.oid = indrelid where c.relnamespace = any (${ours})`,
  functions: `select oid::regprocedure, pg_get_functiondef(oid), provolatile, prosecdef, proleakproof, proconfig, procost, prorows,
      proowner::regrole, ${acl('proacl', 'f', 'proowner')} as acl
    from pg_proc where pronamespace = any (${ours}) and prokind in ('f', 'p')`,
  triggers: `select tgrelid::regclass, pg_get_triggerdef(oid, true), tgenabled from pg_trigger where not tgisinternal`,
  policies: `select polrelid::regclass, polname, polcmd, polpermissive,
      array(select r::regrole::text from unnest(polroles) r order by 1) as roles,
      pg_get_expr(polqual, polrelid, true) as condition, pg_get_expr(polwithcheck, polrelid, true) as checked
    from pg_policy`,
  types: `select oid::regtype, typtype, typbasetype::regtype, typowner::regrole
    from pg_type where typnamespace = any (${ours}) and typtype in ('c', 'd', 'e')`,
  extensions: 'select extname, extnamespace::regnamespace from pg_extension',
  defaults: 'select defaclrole::regrole, defaclobjtype, defaclacl::text from pg_default_acl',
}

/** Everything that a database is made of, but for its rows: sorted lines by kind. */
export async function readCatalogue(owner: Client): Promise<Record<string, readonly string[]>> {
  const read: Record<string, readonly string[]> = {}
  for (const [kind, sql] of Object.entries(queries)) {
    const { rows } = await owner.query<object>(sql)
    read[kind] = rows.map((row) => JSON.stringify(row)).toSorted()
  }
  return read
}
