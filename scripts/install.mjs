import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { root } from './pinned-node.mjs'

/** Installs what the lock file says, when nothing is installed yet or the lock file is newer than the installation. */
export function ensureInstalled() {
  const mark = `${root}node_modules/.package-lock.json`
  const lock = `${root}package-lock.json`
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing dependencies …')
  // By the Node at hand, which may be older than the one this installs: npm would warn of every package about it.
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm ci failed; its output is above.')
}
