import { emptyWorld, testWorld } from './content.ts'
import { startSharedServer } from './sharedServer.ts'
import { beginTestRun } from './testRun.ts'

/** Runs once before the back end's tests. */
export async function setup(): Promise<() => Promise<void>> {
  const end = beginTestRun()
  const stop = await startSharedServer([testWorld, emptyWorld])
  return async () => {
    await stop()
    await end()
  }
}
