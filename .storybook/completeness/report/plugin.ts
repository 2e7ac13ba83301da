import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

/** Modules of what the workbench knows of the project, and the program that works each out. */
const reports = {
  'virtual:completeness': join(import.meta.dirname, 'write.ts'),
  'virtual:parts': join(import.meta.dirname, '../../docs/report/write.ts'),
} as const

const resolved = (name: string) => `\0${name}`
const run = promisify(execFile)

/** Gives the workbench its own state as modules: worked out when one is asked for, anew after a component or story changed. */
export function projectReports(): Plugin {
  return {
    name: 'waldkerf:project-reports',
    resolveId: (id) => (Object.hasOwn(reports, id) ? resolved(id) : undefined),
    async load(id) {
      const [, program] = Object.entries(reports).find(([name]) => id === resolved(name)) ?? []
      if (program === undefined) return undefined
      const { stdout } = await run(process.execPath, [program], { maxBuffer: 16 * 2 ** 20 })
      return `export const report = ${stdout}`
    },
    hotUpdate({ file }) {
      const { moduleGraph } = this.environment
      if (!file.endsWith('.tsx')) return
      for (const name of Object.keys(reports)) {
        const module = moduleGraph.getModuleById(resolved(name))
        if (module) moduleGraph.invalidateModule(module)
      }
    },
  }
}
