import { readClaims } from '../identity/tokens.ts'
import { type EarlyAnswers, earlyKey } from './earlyAnswers.ts'

/** As much of `config.json` as the head of the page needs, before it is checked. */
export interface EarlyConfig {
  keycloak: { url: string; realm: string; clientId: string }
  dataService: string
}

/** The calls of the pages that are opened most: what `preload…` of app/data asks for, as path and body. */
export const earlyCalls: Readonly<Record<string, readonly (readonly [path: string, body: string])[]>> = {
  '/dashboard': [
    ['/rpc/a_get_kaefer_by_bundesland', '{}'],
    ['/rpc/a_get_kaefer_by_art', '{}'],
  ],
}

const configPath = '/config.json'
const keptKey = 'waldkerf.config'
/** Where the browser keeps what the configuration said last. */
const lastKey = 'waldkerf.lastConfig'
/** The same time limit as the application's own calls. */
const limit = 10_000

const answers: EarlyAnswers = new Map()
globalThis.waldkerfEarly = answers

/** Keeps it for the return from the identity service, in this tab. */
export const keepConfig = (config: EarlyConfig) => sessionStorage.setItem(keptKey, JSON.stringify(config))

/** Asks for `config.json`, or takes what was kept for this return. */
export async function beginEarlyConfig(): Promise<EarlyConfig> {
  const kept = sessionStorage.getItem(keptKey)
  sessionStorage.removeItem(keptKey)
  const answer = kept === null ? fetch(configPath) : Promise.resolve(new Response(kept))
  answers.set(earlyKey(configPath), answer)
  return (await answer).clone().json() as Promise<EarlyConfig>
}

/** The configuration of the last start: most often the same as now, a round trip earlier. */
export function lastConfig(): EarlyConfig | undefined {
  try {
    return JSON.parse(localStorage.getItem(lastKey) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * With a token at hand asks for the person and the page's data before the bundle is there, which takes the answers over.
 * It asks where the last start asked; if the configuration names another place by now, nobody takes those answers.
 * Whatever goes wrong here the bundle's own calls meet again, and say.
 * @param token the stored one; null when nothing may be asked yet
 */
export async function beginEarly(path: string, token: string | null): Promise<void> {
  const said = beginEarlyConfig().catch(() => undefined)
  void said.then((now) => now && localStorage.setItem(lastKey, JSON.stringify(now)))
  const config = lastConfig() ?? (await said)
  const { email = '', sub = '', exp = 0 } = readClaims(token ?? undefined)
  // An expired token is answered with 401. With a wrong clock the calls are only made later.
  if (!config?.keycloak || !token || exp * 1_000 < Date.now()) return
  const ask = (url: string, body?: string) => {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    const post = { method: 'POST', body: body ?? null, headers: { ...headers, 'content-type': 'application/json' } }
    const answer = fetch(url, { ...(body === undefined ? { headers } : post), signal: AbortSignal.timeout(limit) })
    // The code that takes the answer handles the failure.
    answer.catch(() => undefined)
    answers.set(earlyKey(url, body, token), answer)
  }
  const { keycloak, dataService } = config
  ask(dataService + '/rpc/a_get_user_data', JSON.stringify({ email, id: sub }))
  ask(`${keycloak.url.replace(/\/$/, '')}/realms/${keycloak.realm}/account`)
  for (const [call, body] of earlyCalls[path] ?? []) ask(dataService + call, body)
}
