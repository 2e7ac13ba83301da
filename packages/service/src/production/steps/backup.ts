import { deepEqual, equal, rejects } from 'node:assert/strict'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fillIn } from '../native/checkoutCopy.ts'
import { client } from '../native/client.ts'
import { commandLines, documentedBlocks, inlineCommands } from '../documentation/documented.ts'
import type { Kit } from '../native/kit.ts'
import type { Walk } from '../walk.ts'
import { people } from './people.ts'
import { archivedBytes, pictureBytes, rights, scanBytes, sentAgain, type Work } from './work.ts'

const chapter = 'Backup and restore'

/** Everything that has to be the same after a restore. */
async function state(kit: Kit, work: Work) {
  return {
    rows: await rowCounts(kit),
    rules: await rules(kit),
    roles: await kit.rows(
      `select rolname, rolinherit, rolcanlogin, rolsuper,
        array(select r.rolname::text from pg_auth_members m join pg_roles r on r.oid = m.roleid
          where m.member = p.oid order by 1) as member_of
        from pg_roles p where rolname !~ '^pg_' order by 1`,
    ),
    invoice: (await archivedBytes(kit, work)).toString('hex'),
    picture: (await pictureBytes(kit, work)).toString('hex'),
    scan: (await scanBytes(kit, work)).toString('hex'),
    rights: await rights(kit, work),
    accounts: (await kit.realm.accounts()).map(({ id, email }) => ({ id, email })),
  }
}

/** Number and checksum of the rows of each table. */
export async function rowCounts(kit: Kit): Promise<Record<string, string>> {
  const tables = await kit.rows<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('app', 'data') order by 1`,
  )
  const counts = tables.map(async ({ name }) => {
    const [row] = await kit.rows<{ content: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as content from ${name} t`,
    )
    return [name, row?.content ?? ''] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

/**
 * Policies, functions and triggers as text, and who may do what with tables and functions. PostgreSQL names the column of
 * a literal, and sets fewer brackets, when it reads a function's body back from a dump, which changes nothing.
 */
const rules = (kit: Kit) =>
  kit.rows(`
    select policyname || tablename as name, concat(roles, cmd, qual, with_check) as rule from pg_policies
    union all
    select p.oid::regprocedure::text,
        translate(replace(pg_get_functiondef(p.oid), '::text AS text', '::text'), '()', '')
        || array(select a::text from unnest(proacl) a order by 1)::text
      from pg_proc p where pronamespace in ('api'::regnamespace, 'app'::regnamespace) and prokind in ('f', 'p')
    union all
    select oid::regclass::text, relrowsecurity || array(select a::text from unnest(relacl) a order by 1)::text
      from pg_class where relnamespace in ('api'::regnamespace, 'app'::regnamespace, 'data'::regnamespace)
    union all
    select tgname || tgrelid::regclass, pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    order by 1, 2`)

/** Backup as documented, while everything runs. Answers the state that a restore has to bring back. */
export async function backUp(walk: Walk, kit: Kit, work: Work) {
  const [dumps = ''] = documentedBlocks(chapter, 'sh')
  for (const line of commandLines(dumps)) await walk.step(line, () => kit.does(line))
  // It is used again when two restores are done.
  await kit.realm.ask('PUT', '', { accessTokenLifespan: 7_200 })
  const token = await kit.realm.token(people.ogf_admin)
  return walk.step('what has to be there again', async () => ({ ...(await state(kit, work)), token }))
}

type Backup = Awaited<ReturnType<typeof backUp>>

/** A backup for another machine: the dumps, the secrets and the variables. */
export function carryOver(from: Kit, to: Kit): void {
  const kept = readdirSync(from.machine.deploy).filter((name) =>
    /\.dump$|^roles\.sql$|^scans\.tar$|^secrets$|^\.env$/.test(name),
  )
  for (const name of kept) cpSync(join(from.machine.deploy, name), join(to.machine.deploy, name), { recursive: true })
  fillIn(join(to.machine.deploy, '.env'), { WALDKERF_PORT: String(to.machine.ports.web) })
  rmSync(from.machine.folder, { recursive: true })
}

/** The drill as documented, on a machine that has nothing but the checkout and the backup. */
export async function restore(walk: Walk, kit: Kit, work: Work, before: Backup): Promise<void> {
  const [, drill = ''] = documentedBlocks(chapter, 'sh')
  for (const line of commandLines(drill)) await walk.step(line, () => kit.does(line))
  await walk.step(
    'every row, rule, role and account is there again, invoice, picture and scan byte by byte',
    async () => deepEqual({ ...(await state(kit, work)), token: before.token }, before),
  )
  await walk.step('an open page is not sent again what nobody has changed since', async () =>
    equal(await sentAgain(kit), 0),
  )
  await walk.step('the restored keys take the tokens of before', async () =>
    equal(
      (await client(kit.machine)('/rest/rpc/a_get_all_users', { method: 'POST', token: before.token, body: {} }))
        .status,
      200,
    ),
  )
}

/** The same restore in place of a broken database. */
export async function restoreInPlace(walk: Walk, kit: Kit, work: Work, before: Backup): Promise<void> {
  const commands = inlineCommands(chapter)
  await walk.step(commands.join(', '), async () => {
    for (const line of commands) await kit.does(line)
    await rejects(client(kit.machine)('/health'))
  })
  await restore(walk, kit, work, before)
}
