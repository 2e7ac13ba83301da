import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, DatabaseError } from 'pg'
import { StartupError } from '../supervisor/startupError.ts'
import { lineAt } from '../postgres/migrations.ts'
import { grantsName, granteesIn, type Rule, ruleChecksum } from './rules.ts'

/** Shorter than PostgreSQL's `deadlock_timeout`: of two that wait for each other the caller is never the one that ends. Ms. */
const lockPatience = 900
/** How often locks are asked for, and how long callers are let through meanwhile. */
const [tries, pause] = [40, 150]

/** lock_not_available, query_canceled, deadlock_detected. */
const isInUse = (error: unknown) =>
  error instanceof DatabaseError && ['55P03', '57014', '40P01'].includes(error.code ?? '')
/** `create or replace` takes no other answer and no other columns: invalid_function_definition, invalid_table_definition. */
const isOtherShape = (error: unknown) => error instanceof DatabaseError && ['42P13', '42P16'].includes(error.code ?? '')

class RuleError extends StartupError {
  readonly rule: Rule

  constructor(rule: Rule, cause: unknown) {
    const line = rule.kind === 'grants' ? '' : `, line ${rule.line + lineAt(rule.sql, cause) - 1}`
    const said = cause instanceof Error ? cause.message : String(cause)
    super(`The rule ${rule.name} (rules/${rule.file}${line}) failed: ${said}. Nothing has been changed.`, { cause })
    this.rule = rule
  }
}

/** Objects that go first, with all that stands on them, and those that are made. */
interface Work {
  drops: ReadonlySet<string>
  made: readonly Rule[]
  gone: readonly string[]
}

/**
 * Brings the database's rules to the state of these in one transaction, beside a running service: only what differs is
 * made anew. What the rules of before had and these have not is dropped (`app.rule` remembers them).
 * @returns how many were made or dropped
 * @throws StartupError with file and line when one fails; then nothing has changed
 */
export async function applyRules(client: Client, rules: readonly Rule[]): Promise<number> {
  const stored = await storedRules(client)
  const changed = rules.filter((rule) => stored.get(rule.name) !== ruleChecksum(rule))
  const names = new Set(rules.map(({ name }) => name))
  const gone = [...stored.keys()].filter((name) => !names.has(name))
  if (changed.length + gone.length === 0) return 0
  const drops = new Set([
    ...gone.filter((name) => /^(?:routine|view) /.test(name)),
    ...(await otherSignatures(client, changed)),
  ])
  for (;;) {
    try {
      // Whatever stood on something that goes is gone with it, so that all is made once more.
      await untilUnused(() => inTransaction(client, rules, { drops, made: drops.size > 0 ? rules : changed, gone }))
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

/** Routines that are there with other arguments: beside them a new one would be a second one of the name. */
async function otherSignatures(client: Client, changed: readonly Rule[]): Promise<readonly string[]> {
  const routines = changed.filter(({ kind }) => kind === 'routine')
  const { rows } = await client.query<{ name: string }>(
    `select r.name from unnest($1::text[], $2::text[]) r (name, signature)
      where to_regprocedure(r.signature) is null and exists (
        select from pg_proc p where 'routine ' || p.pronamespace::regnamespace || '.' || p.proname = r.name
      )`,
    [routines.map(({ name }) => name), routines.map(({ signature }) => signature)],
  )
  return rows.map(({ name }) => name)
}

/** Tries again while a caller holds what is to be changed. */
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

async function inTransaction(client: Client, rules: readonly Rule[], { drops, made, gone }: Work): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local role waldkerf_owner; set local lock_timeout = '2s'`)
    await lockRelations(client, made, gone)
    const granted = drops.size > 0 ? await grantsToOthers(client, rules) : []
    for (const name of gone) if (!drops.has(name)) await client.query(`drop ${dropForm(name)}`)
    for (const name of drops) await client.query(`drop ${dropForm(name)} cascade`)
    for (const rule of made) await make(client, rule)
    for (const grant of granted) await client.query(grant)
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
 * Takes the tables and views whose triggers, policies or columns change, all at once and in one order, so that no caller
 * is held up by half of them. Functions alone need none.
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
  try {
    if (rule.kind === 'policy') await client.query(`drop ${dropForm(rule.name)}`)
    if (rule.kind === 'grants') await takeGrantsBack(client, rule.sql)
    await client.query(rule.sql)
  } catch (error) {
    throw isInUse(error) ? error : new RuleError(rule, error)
  }
}

const ours = `'{api,app,data}'::regnamespace[]`

/** All that the rules' roles may do with tables, views and functions: the grants that follow say it anew. */
async function takeGrantsBack(client: Client, grants: string): Promise<void> {
  const roles = granteesIn(grants).join(', ')
  const { rows } = await client.query<{ form: string }>(
    `select 'table ' || string_agg(oid::regclass::text, ', ') as form from pg_class
       where relnamespace = any (${ours}) and relkind in ('r', 'v') and relowner = 'waldkerf_owner'::regrole
     union all
     select 'routine ' || string_agg(oid::regprocedure::text, ', ') from pg_proc
       where pronamespace = any (${ours}) and proowner = 'waldkerf_owner'::regrole`,
  )
  for (const { form } of rows) await client.query(`revoke all on ${form} from ${roles}`)
}

/** Grants on routines to roles that no rule names, which a routine that is made anew has lost. */
async function grantsToOthers(client: Client, rules: readonly Rule[]): Promise<readonly string[]> {
  const grants = rules.find(({ name }) => name === grantsName)?.sql ?? ''
  const signatures = rules.flatMap(({ signature }) => signature ?? [])
  const { rows } = await client.query<{ statement: string }>(
    `select format('grant execute on routine %s to %I', p.oid::regprocedure, r.rolname) as statement
      from pg_proc p cross join aclexplode(p.proacl) a join pg_roles r on r.oid = a.grantee
      where p.pronamespace = any (${ours}) and a.grantee <> p.proowner and not (r.rolname = any ($1))
        and p.oid in (select to_regprocedure(s) from unnest($2::text[]) s)`,
    [granteesIn(grants), signatures],
  )
  return rows.map(({ statement }) => statement)
}

async function remember(client: Client, made: readonly Rule[], gone: readonly string[]): Promise<void> {
  await client.query('delete from app.rule where name = any ($1)', [gone])
  await client.query(
    `insert into app.rule (name, checksum) select * from unnest($1::text[], $2::text[])
      on conflict (name) do update set checksum = excluded.checksum`,
    [made.map(({ name }) => name), made.map(ruleChecksum)],
  )
}
