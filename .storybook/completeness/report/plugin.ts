import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

/** Virtual modules with facts about the project, and the program that computes each. */
const reports = {
  'virtual:completeness': join(import.meta.dirname, 'write.ts'),
  'virtual:parts': join(import.meta.dirname, '../../docs/report/write.ts'),
} as const

const resolved = (name: string) => `\0${name}`
const run = promisify(execFile)

/** Provides these modules: computed when one is imported, and again after a component or story has changed. */
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
