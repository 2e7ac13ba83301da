import { contract } from '@waldkerf/domain/calls/contract'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, Histogram, type Registry } from 'prom-client'
import { shareWaits, type ShareWait } from '../web/shares.ts'

const known = new Set(
  contract.flatMap(({ service, method, path }) => (service === 'template' ? [] : `${method} ${path}`)),
)

/** Areas beside the data service, by the beginning of the path. */
const areas: ReadonlyMap<string, string> = new Map([
  ['scans', 'scans'],
  ['ogc', 'ogc'],
  ['realms', 'identity'],
  ['resources', 'identity'],
  ['prod-api', 'template'],
  ['health', 'health'],
])

/**
 * The name of a call that exists, or that of an area: whatever somebody asks for, there are no more labels than these.
 * @param url path with its query
 */
export function callLabel(method: string, url: string): string {
  const [path = '/'] = url.split('?')
  const [, area = '', ...rest] = path.split('/')
  if (area === 'rest') {
    const call = `${method} /${rest.join('/')}`
    return known.has(call) ? call.replace('POST /rpc/', '') : 'other'
  }
  return areas.get(area) ?? (method === 'GET' || method === 'HEAD' ? 'site' : 'other')
}

/** Seconds. */
const requestBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const waitBuckets = [0.01, 0.1, 0.5, 1, 2.5, 5, 10, 30]

/** Counts and times requests, and their waits for shares. */
export function requestMetrics(registry: Registry) {
  const registers = [registry]
  const requests = new Counter({
    name: 'waldkerf_requests_total',
    help: 'Requests that have ended, by call and status; "aborted" where the browser or the server broke off',
    labelNames: ['call', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'waldkerf_request_seconds',
    help: 'From the head of a request to the end of its answer',
    labelNames: ['call'],
    buckets: requestBuckets,
    registers,
  })
  const waits = new Histogram({
    name: 'waldkerf_share_wait_seconds',
    help: 'Waits for a share of connections, memory and the like; requests that need not wait are not counted',
    labelNames: ['share', 'outcome'],
    buckets: waitBuckets,
    registers,
  })
  const onWait = (message: unknown) => {
    const { share, outcome, seconds } = message as ShareWait
    waits.observe({ share, outcome }, seconds)
  }
  shareWaits.subscribe(onWait)
  return {
    observe({ method = 'GET', url = '/' }: IncomingMessage, response: ServerResponse): void {
      const since = performance.now()
      response.once('close', () => {
        const call = callLabel(method, url)
        seconds.observe({ call }, (performance.now() - since) / 1_000)
        requests.inc({ call, status: response.writableFinished ? String(response.statusCode) : 'aborted' })
      })
    },
    close: () => shareWaits.unsubscribe(onWait),
  }
}
