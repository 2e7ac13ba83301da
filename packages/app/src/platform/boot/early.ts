import { readClaims } from '../identity/tokens.ts'
import { type EarlyAnswers, earlyKey } from './earlyAnswers.ts'
import { keepText } from '../storage/keepText.ts'

/** The part of `config.json` that the boot script needs, unchecked. */
export interface EarlyConfig {
  keycloak: { url: string; realm: string; clientId: string }
  dataService: string
}

/**
 * Calls of the most frequently opened pages as path and body, the same as the `preload…` functions in app/data make.
 */
export const earlyCalls: Readonly<Record<string, readonly (readonly [path: string, body: string])[]>> = {
  '/dashboard': [
    ['/rpc/a_get_kaefer_by_bundesland', '{}'],
    ['/rpc/a_get_kaefer_by_art', '{}'],
  ],
  // How many records there are: a window without rows.
  '/gis/index': [
    [
      '/rpc/w_get_kaefer_fenster',
      '{"ab":"0","anzahl":"0","sortierung":"gemeldet_am","richtung":"ab","west":"","sued":"","ost":"","nord":"","status":"","kaeferart":"","bundesland":"","von":"","bis":"","gemeldet_von":"","gemeldet_bis":"","suche":"","mit_bild":"","beantwortet":"","import":"","mit_ort":"","eigene_bearbeitung":"","eigene_meldung":""}',
    ],
  ],
}

const configPath = '/config.json'
const keptKey = 'waldkerf.config'
/** Storage key of the last start's configuration. */
const lastKey = 'waldkerf.lastConfig'
/** The same time limit as the application's own calls. */
const limit = 10_000

const answers: EarlyAnswers = new Map()
globalThis.waldkerfEarly = answers

/** Keeps the configuration in this tab for the return from the identity service. */
export const keepConfig = (config: EarlyConfig) => sessionStorage.setItem(keptKey, JSON.stringify(config))

/** Fetches `config.json`, or takes the one kept for this return. */
export async function beginEarlyConfig(): Promise<EarlyConfig> {
  const kept = sessionStorage.getItem(keptKey)
  sessionStorage.removeItem(keptKey)
  const answer = kept === null ? fetch(configPath) : Promise.resolve(new Response(kept))
  answers.set(earlyKey(configPath), answer)
  return (await answer).clone().json() as Promise<EarlyConfig>
}

/** The configuration of the last start, mostly unchanged, and available a round trip earlier. */
export function lastConfig(): EarlyConfig | undefined {
  try {
    return JSON.parse(localStorage.getItem(lastKey) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * With a stored token requests the person and the page's data before the bundle is loaded, which takes the answers
 * over. Uses the addresses of the last start; if the configuration has changed, the answers are not used. Failures are
 * ignored, because the bundle's own calls meet and report them.
 * @param token the stored one; null if no request may be made yet
 */
export async function beginEarly(path: string, token: string | null): Promise<void> {
  const said = beginEarlyConfig().catch(() => undefined)
  void said.then((now) => now && keepText(lastKey, JSON.stringify(now)))
  const config = lastConfig() ?? (await said)
  const { email = '', sub = '', exp = 0 } = readClaims(token ?? undefined)
  // An expired token would be answered with 401. With a wrong clock the calls are only made later.
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
  // They are those of a page's first tab.
  const isFirst = !new URLSearchParams(location.search).has('tab')
  for (const [call, body] of (isFirst && earlyCalls[path]) || []) ask(dataService + call, body)
}
