import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'

/** The project's folder. */
export const root = join(import.meta.dirname, '..')

/**
 * Builds the static Storybook of a tree, without what only its docs need.
 * @param tree with its dependencies installed
 * @param folder where it is put
 * @throws Error when that fails; why stands on the console
 */
export function buildSite(tree: string, folder: string): void {
  console.log('Building Storybook …')
  const storybook = join(tree, 'node_modules/storybook/dist/bin/dispatcher.js')
  const args = [storybook, 'build', '--test', '--quiet', '--disable-telemetry', '--output-dir', folder]
  const { status } = spawnSync(process.execPath, args, { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`Storybook could not be built in ${tree}.`)
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/**
 * Builds the Storybook of a commit, once: its files are unpacked and its dependencies installed beside the tree, which
 * stays as it is.
 * @param name of a commit, a branch or a tag
 * @param folder of all commits
 * @returns the commit's own folder, with its Storybook in `site`
 * @throws Error when git knows no such commit, or when it cannot be built
 */
export function commitFolder(name: string, folder: string): string {
  const hash = git('rev-parse', '--verify', '--end-of-options', `${name}^{commit}`)
  const own = join(folder, hash)
  const [tree, site] = [join(own, 'tree'), join(own, 'site')]
  if (existsSync(join(site, 'index.json'))) return own
  console.log(`Unpacking ${name} …`)
  rmSync(tree, { recursive: true, force: true })
  mkdirSync(tree, { recursive: true })
  const archive = join(own, 'tree.tar')
  git('archive', '--format=tar', `--output=${archive}`, hash)
  execFileSync('tar', ['-xf', archive, '-C', tree])
  rmSync(archive)
  const options = { cwd: tree, stdio: 'inherit', shell: process.platform === 'win32' } as const
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], options)
  if (status !== 0) throw new Error('npm ci failed; its output is above.')
  buildSite(tree, site)
  rmSync(tree, { recursive: true })
  return own
}

/**
 * Serves a static Storybook on this machine as long as the work takes.
 * @param folder of the built Storybook
 * @param work gets the site's origin
 * @throws Error when there is no Storybook
 */
export async function withSite<T>(folder: string, work: (origin: string) => Promise<T>): Promise<T> {
  if (!existsSync(join(folder, 'index.json'))) throw new Error(`${folder} is not a built Storybook.`)
  const server = await preview({
    configFile: false,
    root: import.meta.dirname,
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  })
  try {
    return await work(new URL(server.resolvedUrls!.local[0]!).origin)
  } finally {
    await server.close()
  }
}
