import { commandLine, isAlive, signal, waitForEnd } from './processes.ts'
import type { RecordedChild } from './lock.ts'

/**
 * Stops the children of a launcher that is gone. A process counts as such a child only while its command line begins
 * with the recorded executable and names the data folder: ids are given again, strangers are left alone.
 */
export async function stopOrphans(children: readonly RecordedChild[]): Promise<void> {
  await Promise.all(children.filter(isOurs).map(stopOrphan))
}

function isOurs({ pid, executable, folder }: RecordedChild): boolean {
  const command = commandLine(pid)
  return isAlive(pid) && command.startsWith(executable) && command.includes(folder)
}

async function stopOrphan({ pid }: RecordedChild): Promise<void> {
  // SIGINT is PostgreSQL's quick orderly shutdown; PostgREST just ends.
  signal(pid, 'SIGINT')
  if (await waitForEnd(pid, 5_000)) return
  signal(pid, 'SIGKILL')
  await waitForEnd(pid, 5_000)
}
