import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Builds the static Storybook of a tree.
 * @param tree with its dependencies installed
 * @param folder where it is put
 * @throws Error when that fails; why stands on the console
 */
export function buildSite(tree: string, folder: string): void {
  console.log('Building Storybook …')
  const storybook = join(tree, 'node_modules/storybook/dist/bin/dispatcher.js')
  const args = [storybook, 'build', '--quiet', '--disable-telemetry', '--output-dir', folder]
  const { status } = spawnSync(process.execPath, args, { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`Storybook could not be built in ${tree}.`)
}
