import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const name = 'virtual:completeness'
const resolved = `\0${name}`
const run = promisify(execFile)

/** Gives the workbench its own state as a module: worked out when it is asked for, anew after a component or story changed. */
export function completeness(): Plugin {
  return {
    name: 'waldkerf:completeness',
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined
      const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'write.ts')], {
        maxBuffer: 16 * 2 ** 20,
      })
      return `export const report = ${stdout}`
    },
    hotUpdate({ file }) {
      const { moduleGraph } = this.environment
      const module = moduleGraph.getModuleById(resolved)
      if (module && file.endsWith('.tsx')) moduleGraph.invalidateModule(module)
    },
  }
}
