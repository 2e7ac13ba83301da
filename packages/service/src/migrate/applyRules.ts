import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, DatabaseError } from 'pg'
import { StartupError } from '../supervisor/startupError.ts'
import { lineAt } from '../postgres/migrations.ts'
import { grantsName, granteesIn, type Rule, type RulePart, ruleChecksum } from './rules.ts'

/** Milliseconds, less than PostgreSQL's `deadlock_timeout`: in a deadlock this side gives up, never a caller. */
const lockPatience = 900
/** How often locks are tried, and the milliseconds between, in which callers go on. */
const [tries, pause] = [40, 150]

/** lock_not_available, query_canceled, deadlock_detected. */
const isInUse = (error: unknown) =>
  error instanceof DatabaseError && ['55P03', '57014', '40P01'].includes(error.code ?? '')
/** `create or replace` cannot change types or columns: invalid_function_definition, invalid_table_definition. */
const isOtherShape = (error: unknown) => error instanceof DatabaseError && ['42P13', '42P16'].includes(error.code ?? '')

/** undefined_function, undefined_object. */
const isUnknown = (error: unknown) => error instanceof DatabaseError && ['42883', '42704'].includes(error.code ?? '')

const ours = `'{api,app,data}'::regnamespace[]`

class RuleError extends StartupError {
  readonly rule: Rule

  constructor(rule: Rule, part: RulePart, cause: unknown) {
    const line = part.line + lineAt(part.sql, cause) - 1
    const said = cause instanceof Error ? cause.message : String(cause)
    super(`rules/${part.file}, line ${line}: ${rule.name} failed: ${said}. The rules stay as they were.`, { cause })
    this.rule = rule
  }
}

/** Objects that are dropped first, with all that depends on them, those that are made, and rules that are gone. */
interface Work {
  drops: ReadonlySet<string>
  made: readonly Rule[]
  gone: readonly string[]
}

/**
 * Brings the database's rules to this state in one transaction, beside a running service: only those that differ are
 * made anew. Former rules that are missing here are dropped (`app.rule` remembers them).
 * @returns how many were made or dropped
 * @throws StartupError with file and line when one fails; then nothing has changed
 */
export async function applyRules(client: Client, rules: readonly Rule[]): Promise<number> {
  const stored = await storedRules(client)
  const there = await existingObjects(client)
  // A numbered file may have dropped objects that depend on a column; made again, they have no rights yet.
  const isMissing = ({ name, kind }: Rule) => kind !== 'grants' && !there.has(name)
  const isSomeMissing = rules.some((rule) => stored.has(rule.name) && isMissing(rule))
  const changed = rules.filter(
    (rule) =>
      stored.get(rule.name) !== ruleChecksum(rule) || isMissing(rule) || (isSomeMissing && rule.name === grantsName),
  )
  const grants = rules.find(({ name }) => name === grantsName)?.sql ?? ''
  const names = new Set(rules.map(({ name }) => name))
  const gone = [...stored.keys()].filter((name) => !names.has(name))
  if (changed.length + gone.length === 0) return 0
  const drops = new Set([
    ...gone.filter((name) => /^(?:routine|view) /.test(name)),
    ...(await otherSignatures(client, changed, there)),
  ])
  for (;;) {
    try {
      // With an object all that depends on it is dropped, so that all rules are made again.
      await untilUnused(() => inTransaction(client, grants, { drops, made: drops.size > 0 ? rules : changed, gone }))
      return changed.length + gone.length
    } catch (error) {
      if (!(error instanceof RuleError) || !isOtherShape(error.cause) || drops.has(error.rule.name)) throw error
      drops.add(error.rule.name)
    }
  }
}

async function storedRules(client: Client): Promise<ReadonlyMap<string, string>> {
  await client.query('create table if not exists app.rule (name text primary key, checksum text not null)')
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from app.rule')
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/** Names of existing objects, in the form of rules' names. */
async function existingObjects(client: Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select concat('routine ', pronamespace::regnamespace, '.', proname) as name from pg_proc
       where pronamespace = any (${ours})
     union all
     select concat('view ', relnamespace::regnamespace, '.', relname) from pg_class
       where relkind = 'v' and relnamespace = any (${ours})
     union all
     select concat('trigger ', tgname, ' on ', relnamespace::regnamespace, '.', relname)
       from pg_trigger join pg_class c on c.oid = tgrelid where not tgisinternal
     union all
     select concat('policy ', polname, ' on ', relnamespace::regnamespace, '.', relname)
       from pg_policy join pg_class c on c.oid = polrelid`,
  )
  return new Set(rows.map(({ name }) => name))
}

/** Routines that exist with other arguments: a new one beside them would be an overload. */
async function otherSignatures(
  client: Client,
  changed: readonly Rule[],
  there: ReadonlySet<string>,
): Promise<string[]> {
  const others: string[] = []
  for (const { name, signature } of changed) {
    if (signature !== undefined && there.has(name) && !(await isFound(client, signature))) others.push(name)
  }
  return others
}

/** Whether there is a routine with these arguments. PostgreSQL before 17 raises an error for an unknown type. */
async function isFound(client: Client, signature: string): Promise<boolean> {
  try {
    const { rowCount } = await client.query('select where to_regprocedure($1) is not null', [signature])
    return rowCount === 1
  } catch (error) {
    if (isUnknown(error)) return false
    throw error
  }
}

/** Retries while callers use the objects that change. */
async function untilUnused(work: () => Promise<void>): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      return await work()
    } catch (error) {
      if (!isInUse(error)) throw error
      if (left === 0)
        throw new StartupError('The rules could not be changed: their tables are in use all the time.', {
          cause: error,
        })
      await sleep(pause)
    }
  }
}

async function inTransaction(client: Client, grants: string, { drops, made, gone }: Work): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local role waldkerf_owner; set local lock_timeout = '2s'`)
    await lockRelations(client, made, gone)
    const granted = drops.size > 0 ? await grantsToOthers(client, grants) : []
    for (const name of gone) if (!drops.has(name)) await client.query(`drop ${dropForm(name)}`)
    for (const name of drops) await client.query(`drop ${dropForm(name)} cascade`)
    for (const rule of made) await make(client, rule)
    for (const grant of granted) await grantAgain(client, grant)
    await client.query('reset role')
    await remember(client, made, gone)
    await client.query(`notify pgrst, 'reload schema'`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const dropForm = (name: string) => name.replace(/^(\w+) /, '$1 if exists ')

/**
 * Locks the tables and views whose triggers, policies or columns change, all at once and in one order, so that no
 * caller waits for some of them only. Functions need no lock.
 */
async function lockRelations(client: Client, made: readonly Rule[], gone: readonly string[]): Promise<void> {
  const touched = [
    ...made.map(({ relation }) => relation),
    ...gone.map((name) => /(?: on |^view )([\w.]+)$/.exec(name)?.[1]),
  ]
  const { rows } = await client.query<{ names: string | null }>(
    `select string_agg(distinct name, ', ' order by name) as names from unnest($1::text[]) name
      where to_regclass(name) is not null`,
    [touched.filter((name) => name !== undefined)],
  )
  const names = rows[0]?.names
  if (!names) return
  await client.query(`set local statement_timeout = ${lockPatience}`)
  await client.query(`lock table ${names} in access exclusive mode`)
  await client.query('set local statement_timeout = 0')
}

async function make(client: Client, rule: Rule): Promise<void> {
  if (rule.kind === 'policy') await client.query(`drop ${dropForm(rule.name)}`)
  if (rule.kind === 'grants') await takeGrantsBack(client, rule.sql)
  for (const part of rule.parts) {
    try {
      await client.query(part.sql)
    } catch (error) {
      throw isInUse(error) ? error : new RuleError(rule, part, error)
    }
  }
}

/**
 * Revokes all rights of the rules' roles on tables, views and functions: the grants that follow give them anew. A table
 * without any grant is left out: a revoke would write out its owner's rights.
 */
async function takeGrantsBack(client: Client, grants: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('revoke all on %s from %s', o.names, r.names) as statement
      from (
        select 'table ' || string_agg(oid::regclass::text, ', ') as names from pg_class
          where relnamespace = any (${ours}) and relkind in ('r', 'v') and relowner = 'waldkerf_owner'::regrole
          and (relacl is not null or oid in (select attrelid from pg_attribute where attacl is not null))
        union all
        select 'routine ' || string_agg(oid::regprocedure::text, ', ') from pg_proc
          where pronamespace = any (${ours}) and proowner = 'waldkerf_owner'::regrole
      ) o, (select string_agg(quote_ident(rolname), ', ') as names from pg_roles where rolname = any ($1)) r
      where o.names is not null`,
    [granteesIn(grants)],
  )
  for (const { statement } of rows) await client.query(statement)
}

/** Grants on routines to roles that no rule names: a routine loses them when it is made anew. */
async function grantsToOthers(client: Client, grants: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('grant execute on routine %s to %I', p.oid::regprocedure, r.rolname) as statement
      from pg_proc p cross join aclexplode(p.proacl) a join pg_roles r on r.oid = a.grantee
      where p.pronamespace = any (${ours}) and a.grantee <> p.proowner and not (r.rolname = any ($1))`,
    [granteesIn(grants)],
  )
  return rows.map(({ statement }) => statement)
}

/** Repeats a grant, unless its routine is gone or has other arguments by now. */
async function grantAgain(client: Client, grant: string): Promise<void> {
  await client.query('savepoint granting')
  try {
    await client.query(grant)
  } catch (error) {
    if (!isUnknown(error)) throw error
    await client.query('rollback to savepoint granting')
  }
}

async function remember(client: Client, made: readonly Rule[], gone: readonly string[]): Promise<void> {
  await client.query('delete from app.rule where name = any ($1)', [gone])
  await client.query(
    `insert into app.rule (name, checksum) select * from unnest($1::text[], $2::text[])
      on conflict (name) do update set checksum = excluded.checksum`,
    [made.map(({ name }) => name), made.map(ruleChecksum)],
  )
}
