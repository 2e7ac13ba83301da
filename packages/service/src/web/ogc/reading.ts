import { englishRefusals } from '@waldkerf/domain/refusals/english'
import { refusal } from '@waldkerf/domain/refusals/refusals'
import type { ServiceAddress } from '../proxy/address.ts'
import { callers } from '../proxy/callers.ts'
import { Refusal } from '../refusal.ts'
import { shares } from '../shares.ts'

/** Rows of the data service at this address below its base, as the caller may see them. @throws Refusal */
export type ReadRows = <Row>(path: string) => Promise<readonly Row[]>

/** Connections to the data service: a map program that reads everything leaves most of them to the pages. */
const connections = {
  name: 'ogc_connections',
  each: 2,
  total: 6,
  waiting: 40,
  patience: 10_000,
  pressing: { after: 300, often: 40, each: 1, rest: 20 },
}

/**
 * Reads with the caller's own token, and so with the caller's rights. A share is taken for each read, not for a whole
 * answer.
 */
export function rowReader({ host, port }: ServiceAddress) {
  const { find, close } = callers({ host, port })
  const { take } = shares(connections)

  return {
    close,
    /** @throws Refusal 401 */
    async forCaller(authorization: string | undefined, gone: AbortSignal): Promise<ReadRows> {
      const caller = await find(authorization)
      if ('refused' in caller) throw refused(caller.refused.status)
      const headers = { accept: 'application/json', authorization: authorization ?? '' }
      return async <Row>(path: string) => {
        const release = await take(caller.account)
        try {
          const signal = AbortSignal.any([gone, AbortSignal.timeout(20_000)])
          const answer = await fetch(`http://${host}:${port}${path}`, { headers, signal }).catch(() => undefined)
          if (answer?.ok) return (await answer.json()) as readonly Row[]
          throw refused(answer?.status, await answer?.json().catch(() => undefined))
        } finally {
          release()
        }
      }
    },
  }
}

const signInFirst = () => new Refusal(refusal('token_refused'))

/** The database's own refusals keep their words, such as those to somebody whose account was erased. */
function refused(status = 503, said?: unknown): Refusal {
  const { details, message } = (said ?? {}) as { details?: unknown; message?: unknown }
  if (typeof details === 'string' && typeof message === 'string' && Object.hasOwn(englishRefusals, details)) {
    return new Refusal({ status, code: details, message })
  }
  if (status === 401) return signInFirst()
  if (status === 403) return new Refusal(refusal('experts_layer'))
  return status === 503 ? new Refusal(refusal('not_ready'), 1) : new Refusal(refusal('server_fault'))
}
