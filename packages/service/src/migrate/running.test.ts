import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type Answer, type TestStack } from '../contract/fixtures/stack.ts'
import { productSql } from '../database.ts'
import { newTestFolder } from '../testing/testRun.ts'
import { migrate } from './product.ts'

/** Rules change beside a running service: callers may wait, none of them fails. */

let stack: TestStack
let folder: string
const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'

beforeAll(async () => {
  stack = await startTestStack()
  folder = join(newTestFolder(), 'sql')
  cpSync(productSql, folder, { recursive: true })
})
afterAll(() => stack.stop())

const edit = (file: string, text: string, replacement: string) => {
  const path = join(folder, 'rules', file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(text)
  writeFileSync(path, before.replace(text, replacement))
}

/** ms between a person's calls: there are hundreds each second, and the change has a processor for itself at times. */
const rest = 20

/** Reads and writes of several people, each soon after the one before, until they are stopped. Answers which failed. */
async function callsUntil(stopped: () => boolean): Promise<{ count: number; failed: Answer[] }> {
  let count = 0
  const failed: Answer[] = []
  const until = async (ask: (turn: number) => Promise<Answer>) => {
    for (let turn = 0; !stopped(); turn += 1) {
      const answer = await ask(turn)
      count += 1
      if (answer.status >= 400) failed.push(answer)
      await sleep(rest)
    }
  }
  await Promise.all([
    until(() => stack.send(expert, { method: 'GET', path: '/kaefer?select=id,status&limit=20' })),
    until(() => stack.call(expert, 'w_get_kaefer_wartend')),
    until((turn) => stack.call(expert, 'a_update_message', { id: '1', msg: `Wort ${turn}` })),
    until(() => stack.call(admin, 'a_get_invoices')),
    until(() => stack.call(admin, 'w_suche', { text: 'goslar' })),
  ])
  return { count, failed }
}

/** Brings the changed rules in while calls go on. */
async function changeMeanwhile(): Promise<{ count: number; failed: Answer[]; took: number }> {
  let isDone = false
  const calls = callsUntil(() => isDone)
  try {
    await sleep(300)
    const start = performance.now()
    await migrate(stack.owner, folder, [])
    const took = performance.now() - start
    // The data service reads its schema anew.
    await sleep(700)
    isDone = true
    return { ...(await calls), took }
  } finally {
    isDone = true
    await calls
  }
}

function changeMuch(mark: string): void {
  cpSync(productSql, folder, { recursive: true })
  edit('beetles/review.sql', 'declare\n  written boolean', `declare\n  -- ${mark}\n  written boolean`)
  edit(
    'beetles/records.sql',
    'create policy read_all on data.kaefer for select to ogf_expert using (true)',
    `create policy read_all on data.kaefer for select to ogf_expert using (true /* ${mark} */)`,
  )
  edit('beetles/review.sql', 'trigger a_version before update', `trigger a_version before /* ${mark} */ update`)
  edit('documents/invoices.sql', 'view app.invoice with', `view app.invoice /* ${mark} */ with`)
}

test('functions, triggers, policies and views change under calls, and no call fails', async () => {
  const took: number[] = []
  for (const mark of ['one', 'two', 'three']) {
    changeMuch(mark)
    const change = await changeMeanwhile()
    expect(change.failed).toEqual([])
    expect(change.count).toBeGreaterThan(10)
    took.push(change.took)
  }
  // The quickest: other programs may take the processors meanwhile.
  expect(Math.min(...took)).toBeLessThan(2_000)
})

test('a transaction that takes long is waited for, and calls go on between the tries', async () => {
  changeMuch('four')
  const { host, port, user, password, database } = stack.owner
  const other = new Client({ host, port, user, password, database })
  await other.connect()
  await other.query('begin; select from data.kaefer limit 1')
  const ended = sleep(1_500).then(() => other.query('rollback'))
  const { failed } = await changeMeanwhile()
  await ended
  await other.end()
  expect(failed).toEqual([])
})

test('no call fails when all rules are made anew', async () => {
  await stack.owner.query('delete from app.rule')
  const { failed } = await changeMeanwhile()
  expect(failed).toEqual([])
})
