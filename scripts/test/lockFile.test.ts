import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

/* `npm ci` would refuse these in a fresh clone, or take them from elsewhere than the registry that is configured. */

interface Manifest {
  workspaces?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
interface Locked extends Manifest {
  version?: string
  link?: boolean
  resolved?: string
  integrity?: string
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
const manifestIn = (folder: string) => read(join(folder, 'package.json')) as Manifest
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }
const folders = ['', ...(manifestIn('').workspaces ?? [])]

test.each(folders)('the lock file has what package.json of %j asks for, and in that version', (folder) => {
  const manifest = manifestIn(folder)
  const locked = packages[folder]
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const) {
    expect(locked?.[kind]).toEqual(manifest[kind])
    for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
      const found = packages[join(folder, 'node_modules', name)] ?? packages[`node_modules/${name}`]
      expect([name, found?.link ? version : found?.version]).toEqual([name, version])
    }
  }
})

test('it names no address to download from, and the hash of everything', () => {
  const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  expect(foreign.length).toBeGreaterThan(500)
  expect(foreign.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  expect(foreign.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
})
