import { fileURLToPath } from 'node:url'
import { demoAccounts, demoPassword } from './identity/accounts/demoAccounts.ts'
import { readOptions, type StackOptions } from './options.ts'
import { type Stack, startStack } from './start.ts'
import { StartupError } from './supervisor/startupError.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** `npm start`: starts everything, says where, and stops it in order when asked to or when a part has failed for good. */
export async function main(args: readonly string[]): Promise<void> {
  const stopWanted = untilStopWanted()
  try {
    const options = readOptions(args, process.env, root)
    const stack = await begin(options)
    const emails = demoAccounts(options.seed).map(({ email }) => email)
    const note = options.mock ? ' · sample data, nothing is saved' : ''
    console.log(`Waldkerf ready: ${stack.origin} · ${emails.join(', ')} · password ${demoPassword}${note}`)
    const failure = await Promise.race([stack.failed, stopWanted])
    await stack.stop()
    if (failure !== undefined) throw failure
    process.exit(0)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    console.error(`\n${error.message}`)
    process.exit(1)
  }
}

/** The handlers are loaded only where they answer. */
async function begin(options: StackOptions): Promise<Pick<Stack, 'origin' | 'failed' | 'stop'>> {
  if (!options.mock) return startStack(options)
  const { startMock } = await import('./mock/startMock.ts')
  return startMock(options)
}

/** One Ctrl-C may arrive twice: from the terminal, and passed on by the process that started this one. Milliseconds. */
const sameSignal = 1_000

/**
 * Resolves on Ctrl-C, SIGTERM, and when the process that started this one is gone. A second signal ends the launcher
 * where it stands; the next start stops the children that it leaves.
 */
function untilStopWanted(): Promise<undefined> {
  return new Promise((resolve) => {
    let wantedAt = Infinity
    const onSignal = () => {
      if (Date.now() - wantedAt > sameSignal) process.exit(130)
      wantedAt = Math.min(wantedAt, Date.now())
      resolve(undefined)
    }
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal)
    process.once('disconnect', () => resolve(undefined))
  })
}
