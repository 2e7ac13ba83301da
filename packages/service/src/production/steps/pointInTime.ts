import { deepEqual, equal, match, notEqual, ok, rejects } from 'node:assert/strict'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandLines, documentedBlocks } from '../documentation/documented.ts'
import type { BackupHost } from '../native/backupHost.ts'
import { fillIn } from '../native/checkoutCopy.ts'
import { call, client } from '../native/client.ts'
import type { Kit } from '../native/kit.ts'
import type { Walk } from '../walk.ts'
import { people, tokens, until } from './people.ts'
import { rowCounts } from './backup.ts'
import { scanBytes, uploadScan, type Work } from './work.ts'

const chapter = 'Backup to a minute'

/** Milliseconds in which people write, before the moment and after it. */
const writing = 15_000

/** Has an account and a row from before the moment, and is erased after it. */
const leaver = 'geht@amt.example'
/** Has an account only from after the moment on. */
const latecomer = 'spaet@amt.example'

/** Names and content of the scans. */
const objects = ({ machine }: Kit) => {
  const folder = join(machine.scans, 'objekte')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\w{32}$/.test(name))
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name)).toString('hex')] as const))
}

/** Sightings come in all the time, as from the field app. */
async function write(kit: Kit): Promise<void> {
  const end = Date.now() + writing
  while (Date.now() < end) {
    await kit.rows(
      `insert into data.kaefer (art, user_id, bundesland, lat, lon)
        select 1, user_id, 'Bayern', 48 + random(), 11 + random() from data.benutzer where email = $1`,
      [people.ogf_citizens],
    )
    await sleep(100)
  }
}

/** Rows, sums and objects at this moment, in which nobody writes; and the moment. */
async function moment(kit: Kit) {
  const [clock] = await kit.rows<{ now: string }>(
    `select to_char(clock_timestamp(), 'YYYY-MM-DD HH24:MI:SS.USOF') as now`,
  )
  const state = { rows: await rowCounts(kit), objects: objects(kit), accounts: await accounts(kit) }
  return { now: clock?.now ?? '', state }
}

const accounts = async (kit: Kit) => (await kit.realm.accounts()).map(({ email }) => email).toSorted()

async function newcomer(kit: Kit, email: string): Promise<number> {
  await kit.realm.addAccount(email)
  const ask = client(kit.machine)
  const token = await kit.realm.token(email)
  await call(ask, token, 'a_get_currentuser')
  const [row] = await call<{ user_id: number }[]>(ask, token, 'a_get_user_data', { email })
  ok(row)
  return row.user_id
}

/**
 * Streamed backups of a machine; its data folder is destroyed; another machine is brought to a moment before.
 * @param next the machine that has nothing but the checkout
 */
export async function pointInTime(walk: Walk, kit: Kit, next: Kit, host: BackupHost, work: Work): Promise<void> {
  const [settingUp = '', restoring = ''] = documentedBlocks(chapter, 'sh')
  host.turnTo(kit.machine)
  const [first = '', ...others] = commandLines(settingUp).filter((line) => line.includes('waldkerf-backup '))
  await walk.step(first, async () => match(await host.does(first), /keep both elsewhere/))
  host.stream()
  for (const line of others) await walk.step(line, () => host.does(line))
  await walk.step('/health says when the backup was complete', async () => {
    const { backup } = JSON.parse((await client(kit.machine)('/health')).bytes.toString()) as { backup: string }
    ok(Date.now() - Date.parse(backup) < 60_000)
  })
  await fullDisk(walk, kit, host)
  const { ogf_admin: admin } = await tokens(kit)
  const gone = await newcomer(kit, leaver)
  const before = await walk.step(`people write for ${writing / 1_000} seconds`, async () => {
    await write(kit)
    return moment(kit)
  })
  await walk.step('they go on: sightings, a scan, an account, and somebody is erased', async () => {
    await sleep(1_500)
    await uploadScan(client(kit.machine), admin)
    await newcomer(kit, latecomer)
    await call(client(kit.machine), admin, 'w_loesche_person', { user_id: String(gone) })
    await write(kit)
    await until('the erasure is noted', () => existsSync(join(kit.machine.folder, 'volumes/erasures/erasures.txt')))
    await host.does('waldkerf-backup objects')
    notEqual(Object.keys(objects(kit)).length, Object.keys(before.state.objects).length)
  })
  await walk.step('the machine is gone', async () => {
    await kit.containers.kill('postgres')
    rmSync(join(kit.machine.folder, 'volumes'), { recursive: true })
    await kit.down()
    await host.endStream()
  })
  for (const name of ['secrets', '.env'])
    cpSync(join(kit.machine.deploy, name), join(next.machine.deploy, name), { recursive: true })
  fillIn(join(next.machine.deploy, '.env'), { WALDKERF_PORT: String(next.machine.ports.web) })
  host.turnTo(next.machine)
  await restored(walk, next, host, { ...before, restoring, gone, work })
}

/** Nothing more can be kept for a while: people work on, the database keeps its log, and all of it is fetched afterwards. */
async function fullDisk(walk: Walk, kit: Kit, host: BackupHost): Promise<void> {
  const wasTried = await walk.step('the disk of the backups is full: a backup says so, and nothing is lost', () =>
    host.whileFull(async () => {
      await rejects(host.does('waldkerf-backup backup'), /No space left on device|has failed|ERROR/)
      await write(kit)
      await until('it is seen from outside', async () => (await figure(kit, 'log_kept_bytes')) > 0)
    }),
  )
  if (!wasTried) return console.log('– only root may give the backups a disk: a full one was not tried.')
  await walk.step('with room again the log is fetched, and a backup is complete', async () => {
    // As systemd does it for the unit waldkerf-log.
    await host.endStream()
    await until('it is seen that nobody fetches the log', async () => (await figure(kit, 'log_away_seconds')) > 0)
    host.stream()
    await host.does('waldkerf-backup backup')
    equal(await figure(kit, 'log_away_seconds'), 0)
  })
}

/** A number at the web server's inner address. NaN where it has no sample. */
async function figure({ machine }: Kit, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${machine.ports.metrics}/metrics`)).text()
  return Number(new RegExp(`^waldkerf_${name} (.*)$`, 'm').exec(text)?.[1] ?? NaN)
}

interface Restored extends Awaited<ReturnType<typeof moment>> {
  restoring: string
  gone: number
  work: Work
}

async function restored(
  walk: Walk,
  kit: Kit,
  host: BackupHost,
  { now, state, restoring, gone, work }: Restored,
): Promise<void> {
  const [line = ''] = commandLines(restoring)
  await walk.step(line, async () => {
    const said = await host.restore(line.replace(/'.*'/, `'${now}'`), async () => {
      await kit.does('docker compose up --detach --wait postgres')
      deepEqual({ rows: await rowCounts(kit), objects: objects(kit) }, { rows: state.rows, objects: state.objects })
      await kit.does('docker compose up --detach --wait')
    })
    match(said, /\d objects were brought back/)
  })
  await walk.step('accounts, sign-ins and scans are those of then; who was erased later is erased again', async () => {
    match(kit.printed('migrate'), /Done again after a restore: 1 erasures/)
    await until('the account of who was erased ends', async () => !(await accounts(kit)).includes(leaver))
    deepEqual(
      await accounts(kit),
      state.accounts.filter((email) => email !== leaver),
    )
    deepEqual(await kit.rows('select from data.benutzer where user_id = $1', [gone]), [])
    await scanBytes(kit, work)
    await rejects(kit.realm.token(latecomer))
  })
  await walk.step('backups of the restored machine go on, and are restored in turn', async () => {
    host.stream()
    await host.does('waldkerf-backup backup')
    await write(kit)
    await host.does('waldkerf-backup objects')
  })
  await walk.step('waldkerf-backup drill says what it found', async () => {
    const said = await host.does('waldkerf-backup drill')
    match(said, /1 objects are named, 1 of them are kept byte by byte/)
    const [sightings] = await kit.rows<{ count: string }>('select count(*) from data.kaefer')
    match(said, new RegExp(`^${sightings?.count} sightings, `, 'm'))
    rmSync(join(host.home, 'scans/objekte'), { recursive: true })
    await rejects(host.does('waldkerf-backup drill'), /is not kept/)
    await host.does('waldkerf-backup objects')
    await host.does('waldkerf-backup drill')
  })
}
