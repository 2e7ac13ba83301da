import type { Plugin, PluginOption, UserConfig } from 'vite'

/** Storybook's own: one reads the props of each component, the other the code of each story. */
const readers = new Set(['storybook:react-docgen-plugin', 'plugin-csf'])

/** Pages of docs stand beside parts and pieces of the frame, see `docs/addDocs`. */
const documented = /\/packages\/ui\/src\/(parts|chrome)\/.*\.tsx$/

/** Storybook's own: writes down which module imports which, for `--stats-json` alone. */
const statistics = 'storybook:rollup-plugin-webpack-stats'

function narrow(plugin: Plugin): Plugin {
  const { transform } = plugin
  if (!readers.has(plugin.name) || transform === undefined) return plugin
  const hook = typeof transform === 'function' ? { handler: transform } : transform
  return { ...plugin, transform: { ...hook, filter: { id: documented } } }
}

async function listPlugins(option: PluginOption): Promise<Plugin[]> {
  const plugin = await option
  if (Array.isArray(plugin)) return (await Promise.all(plugin.map(listPlugins))).flat()
  return plugin ? [plugin as Plugin] : []
}

/**
 * Storybook reads every module of the workbench once more for its docs, which was half of the build's computing: here only those
 * that a page of docs shows.
 * @param config Storybook's
 * @param asked what the command was called with
 */
export async function leanBuild(config: UserConfig, asked: readonly string[]): Promise<UserConfig> {
  const isCounting = asked.some((option) => /stats-json/.test(option))
  const plugins = (await listPlugins(config.plugins)).filter(({ name }) => isCounting || name !== statistics)
  return { ...config, plugins: plugins.map(narrow) }
}
