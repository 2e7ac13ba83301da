import { fail } from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { processes } from '@waldkerf/service/cluster/machines/network'
import { address, servers } from '@waldkerf/service/cluster/machines/topology'
import type { Stack } from '@waldkerf/service/start'
import { commandLine, signal } from '@waldkerf/service/supervisor/processes'

/** Address of a cluster that runs already (`npm run test:cluster -- --e2e`); undefined where each worker starts a product. */
export const origin = process.env['E2E_ORIGIN']

/** Journeys that a product which runs elsewhere cannot have, and why. */
export const impossible: Readonly<Record<string, string>> = {
  baseMaps: 'starts products with other sites',
  conversation: 'reads the embedded mailbox',
  demo: 'starts products with other sites',
  mails: 'reads the embedded mailbox',
  newRelease: 'stops its product and starts another release',
  payments: 'reads the embedded mailbox',
  policy: 'opens a map whose scan the embedded start draws',
  publish: 'stops its product and starts it again',
  scans: 'has a quota of its own',
  sessionLife: 'has tokens of a short life',
}

/** For browsers: nobody knows who has signed a cluster's certificate. */
export const trusting = { ignoreHTTPSErrors: origin !== undefined }
/** For Chromium, whose workers ask nobody else. */
export const trustingArguments = origin === undefined ? [] : ['--ignore-certificate-errors']

const answersOk = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Their connections lead to a database that is gone. Their supervisors start them again. */
async function renewDataServices(): Promise<void> {
  const pids = (await Promise.all(servers.map(processes))).flat()
  for (const pid of pids) if (commandLine(pid).endsWith('/postgrest')) signal(pid, 'SIGKILL')
  await sleep(500)
  for (const machine of servers) while (!(await answersOk(`http://${address(machine)}:3001/ready`))) await sleep(100)
  while (!(await answersOk(`${origin}/health`))) await sleep(100)
}

/** The cluster as the product of a worker. */
export const productElsewhere = (): Stack => ({
  origin: origin ?? fail(),
  databaseUrl: process.env['E2E_DATABASE'] ?? '',
  dataService: { host: '', port: 0 },
  pids: () => ({ postgres: undefined, postgrest: undefined }),
  ready: renewDataServices,
  failed: new Promise(() => undefined),
  stop: () => Promise.resolve(),
})
