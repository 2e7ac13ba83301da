import type { Plugin } from 'vite'

/** Files that validate on the way to the first screen: the gateway to the data service, and the shapes of its first answers. */
const early =
  /packages\/(app\/src\/(data\/gateway\/(answer|client)|platform\/config\/.+)|domain\/src\/(calls\/(call|beetles\/beetleCounts|users\/ownUser)|entities\/(wire|beetles\/beetleCounts|users\/users)))\.ts$/

/**
 * Gives everything else a copy of the validation library of its own. The library is one file, which lands whole in the
 * chunk that needs it first, with all that any page uses of it; with two copies the first load has what it uses itself.
 * Shapes of both work with one another: they are plain objects, and only the gateway runs them.
 */
export const lateValidation = (): Plugin => ({
  name: 'waldkerf:late-validation',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== 'valibot' || !importer || early.test(importer)) return undefined
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && { ...found, id: `${found.id}?late` }
  },
})
