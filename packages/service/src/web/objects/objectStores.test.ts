import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { testFolder } from '@waldkerf/service/testing/testStack'
import { afterAll, describe, expect, test } from 'vitest'
import { openStore } from './openStore.ts'
import { makeStore, storeKinds } from './testStores.ts'

const folder = testFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const newName = () => randomBytes(16).toString('hex')

describe.each(storeKinds)('a %s', (kind) => {
  test('keeps bytes under a name, reads spans of them, lists and removes them', async () => {
    const store = await makeStore(kind, join(folder, kind))
    const [name, bytes] = [newName(), randomBytes(100_000)]
    const file = join(folder, 'file')
    writeFileSync(file, bytes)
    expect(await store.size(name)).toBeUndefined()
    await store.put(name, file)
    writeFileSync(join(folder, 'other'), 'another file')
    await store.put(name, join(folder, 'other'))
    expect(await store.size(name)).toBe(bytes.length)
    expect(await buffer(store.read(name, { first: 0, last: bytes.length - 1 }))).toEqual(bytes)
    expect(await buffer(store.read(name, { first: 99_990, last: 99_994 }))).toEqual(bytes.subarray(99_990, 99_995))
    const found = (await store.list()).find((one) => one.name === name)
    expect(found).toMatchObject({ bytes: bytes.length })
    expect(Math.abs(Date.now() - (found?.since ?? 0))).toBeLessThan(60_000)
    const written = newName()
    await store.write(written, bytes)
    expect(await buffer(store.read(written, { first: 0, last: bytes.length - 1 }))).toEqual(bytes)
    for (const one of [name, name, written]) await store.remove(one)
    expect([await store.size(name), (await store.list()).some((one) => one.name === name)]).toEqual([undefined, false])
  })
})

test.each([
  ['/scans', undefined],
  ['s3://', 'a'],
  ['https://s3.example/bucket', 'a'],
])('an address of objects that means nothing is refused in words: %s', async (address, key) => {
  const env = { WALDKERF_OBJECTS: address, WALDKERF_OBJECTS_KEY: key }
  await expect(openStore(env, folder, () => '')).rejects.toThrow(/WALDKERF_OBJECTS/)
})
