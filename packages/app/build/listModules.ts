import type { Plugin } from 'vite'

/** Writes which source modules each chunk holds, for the check that the two parts keep apart. */
export const listModules = (): Plugin => ({
  name: 'waldkerf:list-modules',
  generateBundle(_options, bundle) {
    const modules = Object.fromEntries(
      Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk.moduleIds]] : [])),
    )
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules) })
  },
})
