import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { logInfo } from '../log.ts'
import { adminServer } from '../metrics/adminServer.ts'
import { readScanQuota, readWorker, wholeNumber } from '../options.ts'
import { type DatabaseAddress, withClient } from '../postgres/connection.ts'
import { StartupError } from '../supervisor/startupError.ts'
import { keepPrivacy } from '../privacy/keepPrivacy.ts'
import { keepCounts } from '../upkeep/keepCounts.ts'
import { dataServiceSource } from '../web/dataSource.ts'
import type { ServiceAddress } from '../web/proxy/address.ts'
import { identityProxy } from '../web/proxy/identityProxy.ts'
import { scanKeeping } from '../web/scans/scanKeeping.ts'
import { openStore } from '../web/objects/openStore.ts'
import { type PartState, type WebOptions, webServer } from '../web/server.ts'
import { openSite } from '../web/site.ts'
import { databaseAddress, erasuresFile, type Job, requiredOrigin, secret } from './job.ts'
import { scanKeeperRole } from './roles.ts'
import { setTimeout as sleep } from 'node:timers/promises'

type States = ReturnType<WebOptions['parts']>

/** Whether a part is fine. */
type Probe = () => Promise<boolean>

interface Probes {
  /** Reached by PostgREST (`/ready`), or by this server itself. */
  database: Probe
  /** PostgREST's `/live`. */
  dataService: Probe
  identity: Probe
}

/** Milliseconds between two probes, and that a probe may take. */
const pause = 2_000
const patience = 2_000

/** Probes the parts behind the web server, until it is stopped. */
function watchParts(probes: Probes, stop: AbortSignal): { states: () => States; first: Promise<void> } {
  const [postgres, postgrest, identity] = [part(probes.database), part(probes.dataService), part(probes.identity)]
  const look = async () => void (await Promise.all([postgres.look(), postgrest.look(), identity.look()]))
  const first = look()
  void repeat(first, look, stop)
  return {
    states: () => ({ postgres: postgres.state(), postgrest: postgrest.state(), identity: identity.state() }),
    first,
  }
}

/** One failed probe may be the network's fault; after the second in a row the part counts as away. */
function part(probe: Probe): { look: () => Promise<void>; state: () => PartState } {
  let failures = 2
  return {
    async look() {
      failures = (await probe()) ? 0 : failures + 1
    },
    state: () => (failures < 2 ? 'ready' : 'starting'),
  }
}

async function repeat(first: Promise<void>, look: () => Promise<void>, stop: AbortSignal): Promise<void> {
  await first
  while (!stop.aborted) {
    await sleep(pause, undefined, { signal: stop }).catch(() => undefined)
    await look()
  }
}

/** Whether an address answers 200. */
const answers =
  (address: string): Probe =>
  async () => {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience) }).catch(() => undefined)
    await answer?.body?.cancel()
    return answer?.ok === true
  }

/**
 * PostgREST says up to half a minute after a change of the primary that it is not ready, for its one session that listens;
 * calls it answers long before. So a look at the database itself counts, too.
 */
function databaseProbe(health: string, address: DatabaseAddress): Probe {
  const isReady = answers(`${health}/ready`)
  const bounded = { ...address, connectionTimeoutMillis: patience }
  const accepts: Probe = () =>
    withClient(bounded, (client) => client.query('select 1')).then(
      () => true,
      () => false,
    )
  let wasReady = false
  return async () => {
    // PostgREST that has never been ready does not know the tables yet.
    if (!(await isReady())) return wasReady && accepts()
    wasReady = true
    return true
  }
}

/** Milliseconds that running requests have when the web server is stopped; compose.yaml waits for longer. */
const grace = 30_000

const builtSite = fileURLToPath(new URL('../../../../dist', import.meta.url))

/** The web server of the embedded start, before a data service and a Keycloak that run elsewhere. */
export const serveWeb: Job = async ({ env, stop }) => {
  const origin = requiredOrigin(env)
  const identity = identityProxy(upstream(env, 'WALDKERF_IDENTITY', 'http://keycloak:8080'), origin)
  const dataService = upstream(env, 'WALDKERF_DATA_SERVICE', 'http://postgrest:3000')
  const health = env['WALDKERF_DATA_SERVICE_HEALTH'] || 'http://postgrest:3001'
  const keeper = databaseAddress(env, { user: scanKeeperRole, password: secret(env, 'scan_keeper_password') })
  const probes = {
    database: databaseProbe(health, keeper),
    dataService: answers(`${health}/live`),
    identity: answers(env['WALDKERF_IDENTITY_HEALTH'] || 'http://keycloak:9000/health/ready'),
  }
  const { states, first } = watchParts(probes, stop)
  await first
  const site = openSite(env['WALDKERF_SITE'] || builtSite)
  const folder = env['WALDKERF_SCANS'] || '/scans'
  const store = await openStore(env, folder, (name) => secret(env, name))
  const scans = { folder, store, quota: readScanQuota(env, 100), keeping: scanKeeping(keeper) }
  const privacy = keepPrivacy({ database: keeper, erasures: erasuresFile(env) })
  const counts = keepCounts(keeper)
  const admin = adminServer({
    parts: states,
    privacy: () => privacy.faults(),
    mended: () => counts.mended(),
    database: keeper,
    scans: folder,
    keys: env['WALDKERF_KEYS'] || '/keys',
  })
  const web = webServer({
    origin,
    site,
    parts: states,
    privacy: () => privacy.faults(),
    counts: () => counts.faults(),
    data: dataServiceSource({ dataService, scans }),
    identity: identity.handle,
    retireWorker: readWorker(env) === 'retire',
    observe: admin.observe,
  })
  const adminPort = wholeNumber(env, 'WALDKERF_METRICS_PORT', 9_100, 65_535)
  await admin.listen(adminPort, env['WALDKERF_METRICS_LISTEN'] || '127.0.0.1')
  await web.listen(wholeNumber(env, 'PORT', 8_080, 65_535), env['WALDKERF_LISTEN'] || '0.0.0.0')
  logInfo('web.started', `Serving ${origin}.`)
  if (!stop.aborted) await once(stop, 'abort')
  admin.stopping()
  logInfo('web.stopping', 'Stopping: running requests come to their end.')
  await web.close(grace)
  identity.close()
  await privacy.stop()
  await counts.stop()
  await admin.close()
  logInfo('web.stopped', 'Stopped.')
}

/** Host and port of an inner service. Throws a StartupError for anything but plain HTTP without a path. */
function upstream(env: NodeJS.ProcessEnv, name: string, fallback: string): ServiceAddress {
  const text = env[name] || fallback
  const url = URL.parse(text)
  if (url?.protocol === 'http:' && url.pathname === '/') return { host: url.hostname, port: Number(url.port || 80) }
  throw new StartupError(`${name} is ${text}; it must be like ${fallback}.`)
}
