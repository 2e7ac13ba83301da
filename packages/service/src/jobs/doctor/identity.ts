import { realmPath } from '@waldkerf/service/identity/realm'
import { type Judgement, missing, ok, patience, reason, weak } from './finding.ts'

/** The realm as Keycloak describes it inside. */
export interface RealmAnswer {
  issuer: string
  /** Keycloak's clock, where it sends one. */
  date: string | undefined
}

/** @param address inner one of Keycloak */
export async function readRealm(address: string): Promise<RealmAnswer> {
  const signal = AbortSignal.timeout(patience)
  const answer = await fetch(`${address}${realmPath}/.well-known/openid-configuration`, { signal })
  if (!answer.ok) throw new Error(`answers ${answer.status}`)
  const { issuer } = (await answer.json()) as { issuer: string }
  return { issuer, date: answer.headers.get('date') ?? undefined }
}

export interface Issuers {
  keycloak: string
  /** The one that the data service takes; undefined where the database does not answer. */
  database: string | undefined
}

export function judgeIssuer(origin: string, { keycloak, database = origin + realmPath }: Issuers): Judgement {
  const wanted = origin + realmPath
  const again = 'set WALDKERF_ORIGIN, then start everything anew'
  if (keycloak !== wanted) return missing(`Keycloak signs as ${keycloak}, WALDKERF_ORIGIN wants ${wanted}: ${again}.`)
  if (database !== wanted) {
    return missing(`The database takes tokens of ${database || 'nobody'} and not of ${wanted}: ${again}.`)
  }
  return ok(`Keycloak and the database agree on ${wanted}.`)
}

export async function lookAtIssuer(
  origin: string,
  address: string,
  realm: Promise<RealmAnswer>,
  database: string | undefined,
): Promise<Judgement> {
  try {
    return judgeIssuer(origin, { keycloak: (await realm).issuer, database })
  } catch (error) {
    return missing(
      `Keycloak does not answer at ${address} (${reason(error)}), and nobody can sign in: start 'keycloak', or read its ` +
        'log. Whoever is signed in goes on; invitations wait.',
    )
  }
}

/** Seconds that two clocks may differ: tokens are checked with as little grace. */
const grace = 60

/** @param clocks of other parts, in milliseconds since 1970, by their names; undefined where one does not say */
export function judgeClocks(now: number, clocks: Readonly<Record<string, number | undefined>>): Judgement {
  const known = Object.entries(clocks).flatMap(([name, time]) => (time === undefined ? [] : [{ name, time }]))
  if (known.length === 0) return weak('No other part says the time: look again when they answer.')
  const off = known.find(({ time }) => Math.abs(time - now) > grace * 1_000)
  if (off === undefined) return ok(`It agrees with ${known.map(({ name }) => name).join(' and ')}.`)
  const seconds = Math.round(Math.abs(off.time - now) / 1_000)
  const way = off.time > now ? 'behind' : 'ahead of'
  return missing(
    `This clock is ${seconds} s ${way} that of ${off.name}, so tokens are refused: set both by NTP (timedatectl set-ntp true).`,
  )
}
