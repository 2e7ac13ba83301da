import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type foldersIn, root } from '../folders.ts'
import { buildSite } from './buildSite.ts'

/** A commit's Storybook, and where its pictures and what differs from them are kept. */
export interface CommitSite {
  site: string
  pictures: string
  report: string
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/**
 * Builds the Storybook of a commit, once: its files are unpacked and its dependencies installed beside the tree, which
 * stays as it is.
 * @param name of a commit, a branch or a tag
 * @throws Error when git knows no such commit, or when it cannot be built
 */
export function commitSite(name: string, folders: ReturnType<typeof foldersIn>): CommitSite {
  const hash = git('rev-parse', '--verify', '--end-of-options', `${name}^{commit}`)
  const folder = folders.commit(hash)
  const [tree, site] = [join(folder, 'tree'), join(folder, 'site')]
  if (!existsSync(join(site, 'index.json'))) {
    console.log(`Unpacking ${name} …`)
    rmSync(tree, { recursive: true, force: true })
    mkdirSync(tree, { recursive: true })
    const archive = join(folder, 'tree.tar')
    git('archive', '--format=tar', `--output=${archive}`, hash)
    execFileSync('tar', ['-xf', archive, '-C', tree])
    rmSync(archive)
    install(tree)
    buildSite(tree, site)
    rmSync(tree, { recursive: true })
  }
  return { site, pictures: join(folder, 'pictures'), report: join(folder, 'report') }
}

function install(tree: string) {
  const options = { cwd: tree, stdio: 'inherit', shell: process.platform === 'win32' } as const
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], options)
  if (status !== 0) throw new Error('npm ci failed; its output is above.')
}
