import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { deployPath } from '@waldkerf/service/jobs/deploy/composeFile'
import { run } from '@waldkerf/service/production/programs/kept'
import type { Cluster } from '@waldkerf/service/cluster/machines/cluster'
import { servers } from '@waldkerf/service/cluster/machines/topology'

const root = fileURLToPath(new URL('../../../../../..', import.meta.url))
const tables = 'packages/service/src/sql/tables'

/** Milliseconds of work with both releases side by side. */
const sideBySide = 15_000

/**
 * Fills a folder with the release before: the last state of this repository without its newest numbered SQL. Its pages are
 * ours, which nobody here looks at.
 * @param commit another state
 */
export async function checkOutBefore(folder: string, commit: string | undefined): Promise<void> {
  const git = async (...args: string[]) => (await run('git', ['-C', root, ...args])).stdout.trim()
  const newest = await git('log', '-1', '--format=%H', '--', tables)
  mkdirSync(folder)
  const archive = join(folder, 'archive.tar')
  await git('archive', `--output=${archive}`, commit ?? `${newest}^`)
  await run('tar', ['-x', '-f', archive, '-C', folder])
  await run('cp', ['--archive', '--link', join(root, 'node_modules'), folder])
  symlinkSync(join(root, 'dist'), join(folder, 'dist'))
  // How it is started is the machine's own.
  cpSync(deployPath('cluster/job.sh'), join(folder, 'deploy/cluster/job.sh'))
}

/** Both web servers run the release before; then the database is brought up to date, and one goes over after the other. */
export async function upgrade(cluster: Cluster): Promise<void> {
  cluster.release = cluster.before
  // In a first round they run it already.
  for (const machine of servers) await cluster.renewServer(machine)
  await sleep(sideBySide)
  cluster.release = undefined
  await cluster.job('migrate')
  await sleep(sideBySide)
  for (const machine of servers) {
    await cluster.renewServer(machine)
    await sleep(sideBySide)
  }
}
