import { existsSync } from 'node:fs'
import { arch, platform } from 'node:process'
import { fileURLToPath } from 'node:url'

/** The project's folder, wherever it was cloned to. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The Node that everything runs on: the pinned one where the registry has it for this machine, else this process's own,
 * which must be new enough to run TypeScript.
 * @returns {string} path of the executable
 */
export function pinnedNode() {
  const pinned = `${root}node_modules/node-${platform}-${arch}/bin/node`
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error(`Waldkerf needs Node 24 on ${platform}-${arch}; this is Node ${process.versions.node}.`)
}
