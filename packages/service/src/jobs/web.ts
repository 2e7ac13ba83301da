import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { readScanQuota, wholeNumber } from '../options.ts'
import { StartupError } from '../supervisor/startupError.ts'
import type { ServiceAddress } from '../web/proxy/address.ts'
import { identityProxy } from '../web/proxy/identityProxy.ts'
import { comparedRows } from '../web/scans/comparison/comparedRows.ts'
import { webServer } from '../web/server.ts'
import { openSite } from '../web/site.ts'
import { databaseAddress, requiredOrigin, secret, type Job } from './job.ts'
import { watchParts } from './parts.ts'
import { scanKeeperRole } from './roles.ts'

const builtSite = fileURLToPath(new URL('../../../../dist', import.meta.url))

/** The web server of the embedded start, before a data service and a Keycloak that run elsewhere. */
export const serveWeb: Job = async ({ env, stop }) => {
  const origin = requiredOrigin(env)
  const identity = identityProxy(upstream(env, 'WALDKERF_IDENTITY', 'http://keycloak:8080'), origin)
  const dataService = upstream(env, 'WALDKERF_DATA_SERVICE', 'http://postgrest:3000')
  const health = env['WALDKERF_DATA_SERVICE_HEALTH'] || 'http://postgrest:3001'
  const probes = {
    database: `${health}/ready`,
    dataService: `${health}/live`,
    identity: env['WALDKERF_IDENTITY_HEALTH'] || 'http://keycloak:9000/health/ready',
  }
  const { states, first } = watchParts(probes, stop)
  await first
  const site = openSite(env['WALDKERF_SITE'] || builtSite)
  const keeper = databaseAddress(env, { user: scanKeeperRole, password: secret(env, 'scan_keeper_password') })
  const folder = env['WALDKERF_SCANS'] || '/scans'
  const scans = { folder, quota: readScanQuota(env, 100), compareRows: comparedRows(keeper) }
  const web = webServer({ origin, site, parts: states, dataService, scans, identity: identity.handle })
  await web.listen(wholeNumber(env, 'PORT', 8_080, 65_535), env['WALDKERF_LISTEN'] || '0.0.0.0')
  console.log(`Serving ${origin}.`)
  if (!stop.aborted) await once(stop, 'abort')
  identity.close()
  await web.close()
}

/** Host and port of a service inside. Throws a StartupError for anything but plain HTTP without a path. */
function upstream(env: NodeJS.ProcessEnv, name: string, fallback: string): ServiceAddress {
  const text = env[name] || fallback
  const url = URL.parse(text)
  if (url?.protocol === 'http:' && url.pathname === '/') return { host: url.hostname, port: Number(url.port || 80) }
  throw new StartupError(`${name} is ${text}; it must be like ${fallback}.`)
}
