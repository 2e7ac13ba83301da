import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/test/steps.ts'

/*
 * The committed files are all that is needed: a clone of HEAD installs from the lock file alone, compiles, builds, and
 * git sees nothing new in it.
 */
const clone = mkdtempSync(join(tmpdir(), 'waldkerf-clone-'))

function step(program: string, ...args: string[]): string {
  console.log(`— ${program} ${args.join(' ')}`)
  const { status, stdout, error } = spawnSync(program, args, {
    cwd: clone,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stdout}`)
  return stdout
}

// A signal ends the current step as well; this process goes on to remove the clone.
process.on('SIGTERM', () => undefined)

try {
  step('git', 'clone', '--quiet', '--no-hardlinks', root, '.')
  step('npm', 'ci', '--no-audit', '--no-fund', '--prefer-offline')
  step('npm', 'run', '--silent', 'check')
  step('npm', 'run', '--silent', 'build')
  const left = step('git', 'status', '--porcelain')
  if (left !== '') throw new Error(`New in the clone, and not ignored:\n${left}`)
} finally {
  rmSync(clone, { recursive: true, force: true })
}
