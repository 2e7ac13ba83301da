import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Walk } from '../walk.ts'

const run = promisify(execFile)
const deploy = fileURLToPath(new URL('../../../../../deploy', import.meta.url))
const promtool = (...args: string[]) => run('promtool', args, { cwd: deploy })

/** Prometheus's own tool reads the alerts and tries them, where it is installed (Debian: package `prometheus`). */
export async function alerts(walk: Walk): Promise<void> {
  const isThere = await promtool('--version').then(
    () => true,
    () => false,
  )
  if (!isThere) return console.log('– promtool is not installed: the alerts were not tried.')
  await walk.step('promtool check rules', () => promtool('check', 'rules', 'alerts.yml'))
  await walk.step('promtool test rules', () => promtool('test', 'rules', 'alerts.test.yml'))
}
