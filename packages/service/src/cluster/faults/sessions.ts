import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { Realm } from '@waldkerf/service/production/realm/realm'
import { askForTokens, type Tokens } from '@waldkerf/service/testing/signIn'
import { signerWith } from '@waldkerf/service/testing/tokens'
import type { Cluster } from '../machines/cluster.ts'
import { servers } from '../machines/topology.ts'
import type { Ledger } from './ledger.ts'

/** Somebody who is signed in. */
export interface Person {
  /** The access token that is valid now. */
  token: string
}

/** Tokens of a key that both data services know, in place of an identity service. Before they are started. */
export async function makeKey(cluster: Cluster): Promise<(emails: readonly string[]) => Promise<Person[]>> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const named = async (key: typeof publicKey): Promise<JWK> => ({
    ...(await exportJWK(key)),
    kid: 'test',
    alg: 'RS256',
    use: 'sig',
  })
  const set = JSON.stringify({ keys: [await named(publicKey)] })
  for (const machine of servers) {
    mkdirSync(cluster.keys(machine), { recursive: true })
    writeFileSync(join(cluster.keys(machine), 'jwks.json'), set)
  }
  const sign = await signerWith(await named(privateKey), cluster.origin)
  const exp = Math.floor(Date.now() / 1_000) + 86_400
  return (emails) => Promise.all(emails.map(async (email) => ({ token: await sign(email, { exp }) })))
}

/** Milliseconds after which a browser renews its tokens here; in life it is most of five minutes. */
const renewal = 15_000

/** Signs people in at Keycloak as their browsers do, and keeps them signed in until the run ends. */
export async function signInAll(cluster: Cluster, emails: readonly string[], ledger: Ledger): Promise<Person[]> {
  const adminPassword = cluster.secret('keycloak_admin_password')
  const realm = new Realm({ address: cluster.identity, origin: cluster.origin, adminPassword })
  const people: Person[] = []
  for (const email of emails) {
    await realm.addAccount(email)
    const tokens = await realm.signIn(email)
    const person = { token: tokens.access_token }
    people.push(person)
    void keepSignedIn(cluster.origin, person, tokens, ledger, () => realm.signIn(email))
  }
  return people
}

/** Renews somebody's tokens for ever. Who is signed out is counted, and signs in again. */
async function keepSignedIn(
  origin: string,
  person: Person,
  { refresh_token }: Tokens,
  ledger: Ledger,
  signIn: () => Promise<Tokens>,
): Promise<void> {
  await sleep(renewal * (0.5 + Math.random() / 2), undefined, { ref: false })
  for (let token = refresh_token; ;) {
    const renewed = await renew(origin, token, ledger).catch(() => {
      ledger.signedOut += 1
      return signIn().catch(() => undefined)
    })
    token = renewed?.refresh_token ?? token
    person.token = renewed?.access_token ?? person.token
    await sleep(renewal, undefined, { ref: false })
  }
}

/** Asks until an answer says whether somebody is signed in. Rejects when he is not. */
async function renew(origin: string, token: string, ledger: Ledger): Promise<Tokens> {
  const begun = performance.now()
  for (;;) {
    const parameters = { grant_type: 'refresh_token', refresh_token: token }
    const answer = await askForTokens(origin, parameters).catch(() => undefined)
    if (answer?.ok === true) {
      ledger.renewal = Math.max(ledger.renewal, performance.now() - begun)
      return (await answer.json()) as Tokens
    }
    const text = await answer?.text()
    if (answer?.status === 400) throw new Error(text)
    ledger.see(`renewal of a token: ${answer?.status ?? 'no answer'}`)
    await sleep(1_000, undefined, { ref: false })
  }
}
