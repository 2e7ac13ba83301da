import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyFolder } from './refreshKeys.ts'
import { keptFor } from './keySet.ts'
import { keyRefresh } from './refreshKeys.ts'

const rsa = (kid: string) => ({ kid, kty: 'RSA', use: 'sig', alg: 'RS256', n: 'AQAB', e: 'AQAB' })

let identity: Server
let source: string
let answer: { status: number; body: string }
let folder: string
let notified: number
let now: number

beforeAll(async () => {
  identity = createServer((_request, response) => response.writeHead(answer.status).end(answer.body))
  await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve))
  source = `http://127.0.0.1:${(identity.address() as AddressInfo).port}/certs`
})
afterAll(() => identity.close())

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waldkerf-keys-'))
  notified = 0
  now = 1_000
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const serve = (...kids: string[]) => {
  answer = { status: 200, body: JSON.stringify({ keys: kids.map(rsa) }) }
}
const notify = () => {
  notified += 1
  return Promise.resolve()
}
const newRun = (tell = notify) => keyRefresh({ source, folder: keyFolder(folder), notify: tell, now: () => now })
const file = () => join(folder, 'jwks.json')
const kids = () => (JSON.parse(readFileSync(file(), 'utf8')) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid)

test('the keys are written for everyone to read, and the data service is told once', async () => {
  serve('a')
  const refresh = newRun()
  expect(await refresh()).toBe('the data service has 1: a')
  expect(await refresh()).toBe('unchanged')
  expect(kids()).toEqual(['a'])
  expect(statSync(file()).mode & 0o777).toBe(0o644)
  expect(notified).toBe(1)
})

test('after a change of keys the old one stays beside the new until its tokens are dead', async () => {
  const refresh = newRun()
  serve('old')
  await refresh()
  serve('new')
  await refresh()
  expect(kids()).toEqual(['new', 'old'])
  now += keptFor
  await refresh()
  expect(kids()).toEqual(['new'])
  expect(notified).toBe(3)
})

test('the old key is remembered by the next run', async () => {
  serve('old')
  await newRun()()
  serve('new')
  await newRun()()
  expect(kids()).toEqual(['new', 'old'])
})

test.each([
  [200, '{"keys":[]}'],
  [200, '{"keys":[{"kid":"e","kty":"RSA","use":"enc"}]}'],
  [200, 'no JSON'],
  [404, '{"error":"Realm does not exist"}'],
  [302, ''],
  [500, ''],
])('an answer that holds no signing key changes nothing: %d %s', async (status, body) => {
  const refresh = newRun()
  serve('a')
  await refresh()
  answer = { status, body }
  await expect(refresh()).rejects.toThrow(Error)
  expect(kids()).toEqual(['a'])
  expect(notified).toBe(1)
})

test('the file is exchanged as a whole: whoever reads the old one keeps it, and no half is left behind', async () => {
  const refresh = newRun()
  serve('a')
  await refresh()
  const before = statSync(file()).ino
  serve('b')
  await refresh()
  expect(statSync(file()).ino).not.toBe(before)
  expect(readdirSync(folder).toSorted()).toEqual(['jwks.json', 'known-keys.json'])
})

test('telling is tried again until it has worked', async () => {
  serve('a')
  const refresh = newRun(() => (notified === 0 ? Promise.reject(new Error('no database')).finally(notify) : notify()))
  await expect(refresh()).rejects.toThrow('no database')
  expect(await refresh()).toContain('the data service has')
  expect(await refresh()).toBe('unchanged')
  expect(notified).toBe(2)
})

test('a new run tells once, as the last may have ended in between; a broken memory is no obstacle', async () => {
  serve('a')
  await newRun()()
  writeFileSync(join(folder, 'known-keys.json'), '{')
  await newRun()()
  expect(kids()).toEqual(['a'])
  expect(notified).toBe(2)
})
