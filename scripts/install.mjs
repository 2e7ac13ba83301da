import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { root } from './pinned-node.mjs'

/** Installs what the lock file says, when nothing is installed yet or the lock file is newer than the installation. */
export function ensureInstalled() {
  const mark = `${root}node_modules/.package-lock.json`
  const lock = `${root}package-lock.json`
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing dependencies …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm ci failed; its output is above.')
}
