import type { Plugin, PluginOption, UserConfig } from 'vite'

/** Storybook's own: one reads the props of each component, the other the code of each story. */
const readers = new Set(['storybook:react-docgen-plugin', 'plugin-csf'])

/** Pages of docs stand beside parts and pieces of the frame, see `addDocs`. */
const documented = /\/packages\/ui\/src\/(parts|chrome)\/.*\.tsx$/

function narrow(plugin: Plugin): Plugin {
  const { transform } = plugin
  if (!readers.has(plugin.name) || transform === undefined) return plugin
  const hook = typeof transform === 'function' ? { handler: transform } : transform
  return { ...plugin, transform: { ...hook, filter: { id: documented } } }
}

async function narrowAll(option: PluginOption): Promise<Plugin[]> {
  const plugin = await option
  if (Array.isArray(plugin)) return (await Promise.all(plugin.map(narrowAll))).flat()
  return plugin ? [narrow(plugin as Plugin)] : []
}

/**
 * Storybook reads every module of the workbench once more for its docs, which was half of the build's computing: here only those
 * that a page of docs shows.
 */
export const documentedOnly = async (config: UserConfig): Promise<UserConfig> => ({
  ...config,
  plugins: await narrowAll(config.plugins),
})
