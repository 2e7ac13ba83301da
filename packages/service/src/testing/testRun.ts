import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { letPass } from '../postgres/account.ts'

/** Where a run of tests keeps its files; its children find it in the environment. */
const variable = 'WALDKERF_TEST_RUN'

/** The folder of the run that this process belongs to; undefined outside of one. */
export const testRunFolder = (): string | undefined => process.env[variable]

/** A new folder that the database's user can get to: in the run's, or in the system's for temporary files. */
export function newTestFolder(): string {
  const folder = mkdtempSync(join(testRunFolder() ?? tmpdir(), 'waldkerf-test-'))
  letPass(folder)
  return folder
}

/**
 * Begins a run in this process. A process of its own removes what the run has left, folders and children: it lives until
 * the pipe to it closes, which also happens when this process is killed.
 * @returns the function that ends the run
 */
export function beginTestRun(): () => Promise<void> {
  const folder = newTestFolder()
  process.env[variable] = folder
  const sweeper = spawn(process.execPath, [join(import.meta.dirname, 'sweeper.ts'), folder], {
    // A group of its own, which Ctrl-C does not reach.
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  return async () => {
    const ended = once(sweeper, 'exit')
    sweeper.stdin.end()
    await ended
    delete process.env[variable]
  }
}
