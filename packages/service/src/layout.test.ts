import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearLayout, isEmpty, prepareLayout, removeDiscarded } from './layout.ts'
import { needsInit } from './postgres/cluster.ts'

// Files share their modules; those here are loaded anew, to get the watched file system.
vi.hoisted(() => vi.resetModules())
vi.mock('node:fs', () => {
  const fs = process.getBuiltinModule('node:fs')
  return { ...fs, rmSync: vi.fn<typeof fs.rmSync>(fs.rmSync) }
})

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waldkerf-test-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function filled() {
  const layout = prepareLayout(folder, undefined)
  mkdirSync(join(layout.cluster, 'base'), { recursive: true })
  for (const name of ['PG_VERSION', 'base/1', 'postmaster.opts']) writeFileSync(join(layout.cluster, name), '18\n')
  writeFileSync(layout.secrets, '{}')
  return layout
}

test('a fresh start that is ended while it deletes leaves a folder that starts', () => {
  const layout = filled()
  // A kill leaves some files of the folder that was being removed.
  vi.mocked(rmSync).mockImplementation((place) => {
    const version = [join(String(place), 'PG_VERSION'), join(String(place), 'postgres', 'PG_VERSION')].find(existsSync)
    if (version === undefined) return
    unlinkSync(version)
    throw new Error('killed')
  })
  expect(() => clearLayout(layout, undefined)).toThrow('killed')
  vi.mocked(rmSync).mockReset()

  const next = prepareLayout(folder, undefined)
  expect(isEmpty(next)).toBe(true)
  expect(needsInit(next.cluster, '18')).toBe(true)
  removeDiscarded(next)
  expect(readdirSync(folder)).not.toContain('home.old')
})

test('a fresh start removes cluster and password, and nothing else', () => {
  const layout = filled()
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  clearLayout(layout, undefined)
  expect(readdirSync(folder).toSorted()).toEqual(['home', 'notes.txt'])
  expect(readdirSync(layout.home).toSorted()).toEqual(['log', 'run'])
})
