import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock } from './lock.ts'
import { startMark } from './processes.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waldkerf-test-'))
  file = join(folder, 'lock')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const origin = 'http://127.0.0.1:8080'
const child = { name: 'postgres', pid: 1, executable: 'postgres', folder: '/data' }
const leave = (mark: string) =>
  writeFileSync(file, JSON.stringify({ pid: process.pid, startMark: mark, origin, children: [child] }))

test('the lock of a launcher that runs is honoured', async () => {
  leave(startMark(process.pid))
  await expect(takeLock(file, origin)).rejects.toThrow(`runs already with this data folder, at ${origin}`)
})

test('the lock of one that is gone is taken over with its children, though another process has its id by now', async () => {
  leave('the mark of an earlier process')
  const lock = await takeLock(file, origin)
  expect(lock.orphans).toEqual([child])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ startMark: startMark(process.pid) })
  lock.release()
  expect(existsSync(file)).toBe(false)
})

test('a lock that was never written to its end stops nobody', async () => {
  writeFileSync(file, '{"pid":')
  expect((await takeLock(file, origin)).orphans).toEqual([])
})
