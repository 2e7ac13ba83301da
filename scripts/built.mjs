import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root } from './pinned-node.mjs'

/** The sources of the built product. */
const sources = [
  'packages/app',
  'packages/ui',
  'packages/documents',
  'packages/domain',
  'packages/mocks',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
]
/** Parts of them that never get into it. */
const leftOut = /(^|\/)node_modules\/|\.(test|stories)\.tsx?$/
const mark = join(root, 'dist', '.sources')

/** A text that changes with every file that is added, removed or written. */
function stateOfSources() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(listFiles).toSorted()) {
    const { mtimeMs, size } = statSync(join(root, file))
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex')
}

/** @returns {string[]} files below a path, or the path itself, relative to the project */
function listFiles(path) {
  const place = join(root, path)
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [path]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((file) => !leftOut.test(file))
}

/** Builds the product when there is no build, or when its sources have changed since. */
export function ensureBuilt() {
  const state = stateOfSources()
  if (existsSync(mark) && readFileSync(mark, 'utf8') === state) return
  console.log('Building …')
  const { status } = spawnSync(pinnedNode(), [join(root, 'scripts', 'build.mjs')], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed; its output is above.')
  writeFileSync(mark, state)
}
