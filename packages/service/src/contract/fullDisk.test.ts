import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { childAccount } from '../postgres/account.ts'
import { startTestStack, type TestStack } from './fixtures/stack.ts'

const expert = 'expert@waldkerf.test'

let stack: TestStack
let disk: string
let isSmall = false

/** A disk of 24 MB; false where this account may mount none. */
function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

beforeAll(async () => {
  if (!isLong) return
  disk = mkdtempSync(join(tmpdir(), 'waldkerf-disk-'))
  isSmall = mount(disk)
  stack = await startTestStack()
  const account = childAccount()
  chmodSync(disk, 0o700)
  if (account) chownSync(disk, account.uid, account.gid)
  if (!isSmall) return
  await stack.owner.query(`create tablespace small location '${disk}'`)
  await stack.owner.query('alter table data.kaefer set tablespace small')
})
afterAll(async () => {
  if (!isLong) return
  if (isSmall) {
    await stack.owner.query('alter table data.kaefer set tablespace pg_default')
    await stack.owner.query('drop tablespace small')
    execFileSync('umount', [disk])
  }
  await stack.stop()
  rmSync(disk, { recursive: true, force: true })
})

/** All that a statement of many sightings writes to. */
const state = async () =>
  (
    await stack.owner.query(`select (select count(*) from data.kaefer) as rows,
      (select sum(anzahl) from data.kaefer_raster where zoom = 0 and art > 0) as counted,
      (select count(*) from data.kaefer_stand) as noted, (select count(*) from data.outbox) as mails`)
  ).rows

test.runIf(isLong)(
  'a disk that fills amid many sightings leaves nothing half, and says so in words',
  async ({ skip }) => {
    if (!isSmall) skip('mounting a small disk needs root')
    const before = await state()
    const columns = 'art, status, message, fund_datum, lat, lon, bundesland'
    const many = `insert into data.kaefer (${columns}) select ${columns} from data.kaefer, generate_series(1, 500)`
    await expect(stack.owner.query(many)).rejects.toMatchObject({ code: '53100' })
    expect(await state()).toEqual(before)
    // Full to the last page: what people write is refused until there is room again.
    await stack.owner.query(`do $$ begin loop
    insert into data.kaefer (art, message) select 1, repeat(md5(n::text), 100) from generate_series(1, 5) n;
    end loop; exception when disk_full then null; end $$`)
    const report = { art: '1', fund_datum: '2026-11-19', lat: '51.75', lon: '10.95', msg: 'x'.repeat(3_900) }
    const answers = []
    for (let nr = 0; nr < 40; nr += 1) answers.push(await stack.call(expert, 'w_add_kaefer', report))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.body).toMatchObject({
      code: '53100',
      message: 'Auf dem Server ist kein Speicherplatz mehr frei. Es wurde nichts gespeichert.',
    })
    const [{ rows } = { rows: '0' }] = (await state()) as { rows: string }[]
    expect(Number(rows)).toBe(Number((before[0] as { rows: string }).rows) + answers.length - refused.length)
    expect((await stack.call(expert, 'a_get_kaefer_by_art')).status).toBe(200)
  },
)
