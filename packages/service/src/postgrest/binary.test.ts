import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkSum, type Machine, postgrestProgram } from './binary.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waldkerf-test-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const find = (machine: Machine, external?: string) => postgrestProgram(external, undefined, machine)

function program(name: string, mode = 0o755): string {
  const file = join(folder, name)
  writeFileSync(file, '')
  chmodSync(file, mode)
  return file
}

test.each([
  ['darwin', 'arm64', 'brew install postgrest'],
  ['darwin', 'x64', 'brew install postgrest'],
  ['win32', 'x64', 'scoop install postgrest'],
  ['linux', 'arm64', 'linux on aarch64 from https://github.com/PostgREST/postgrest/releases'],
])('without PostgREST %s-%s names the way to get it, and what can be seen meanwhile', (platform, arch, way) => {
  const start = () => find({ platform, arch, path: folder })
  expect(start).toThrow(way)
  expect(start).toThrow('WALDKERF_POSTGREST_BIN')
  expect(start).toThrow('npm start -- --mock')
})

test.each([
  ['darwin', 'arm64', 'postgrest', ':'],
  ['linux', 'arm64', 'postgrest', ':'],
  ['win32', 'arm64', 'postgrest.exe', ';'],
])('on %s-%s the first program of the search path is taken', (platform, arch, name, separator) => {
  const file = program(name)
  const path = ['', 'relative', join(folder, 'none'), folder].join(separator)
  expect(find({ platform, arch, path })).toBe(file)
})

test('what cannot be run is passed over', () => {
  program('postgrest', 0o644)
  mkdirSync(join(folder, 'bin', 'postgrest'), { recursive: true })
  const path = [folder, join(folder, 'bin')].join(delimiter)
  expect(() => find({ platform: 'darwin', arch: 'arm64', path })).toThrow('PostgREST is missing')
})

test('a program that is named goes before all others', () => {
  const file = program('postgrest')
  const named = program('mine')
  expect(find({ platform: 'darwin', arch: 'arm64', path: folder }, named)).toBe(named)
  expect(() => find({ platform: 'darwin', arch: 'arm64', path: folder }, `${file}.gone`)).toThrow('no such file')
})

test('a package with another binary than the known one is not started', () => {
  expect(() => checkSum(program('postgrest'), 'linux-x64')).toThrow(
    /is not the PostgREST binary that this project knows/,
  )
})
