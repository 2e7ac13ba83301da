import type { IncomingMessage, ServerResponse } from 'node:http'
import { Pool } from 'pg'
import type { JWK } from 'jose'
import type { DatabaseAddress } from '../postgres/connection.ts'
import { sendHtml, sendJson } from '../web/answers.ts'
import { addAccounts, eraseAccount } from './accounts/accounts.ts'
import { type DemoAccount, demoAccounts, demoPassword } from './accounts/demoAccounts.ts'
import { invitationAddress, invitationForm, invitationPath } from './invitations/invitationForm.ts'
import { type Invitation, issueInvitation } from './invitations/invitations.ts'
import { pagePolicy } from './pages/page.ts'
import { messagePage } from './pages/messagePage.ts'
import { typefacePath } from './pages/styles.ts'
import { createProvider, type ProviderOptions } from './provider.ts'
import { clientId, protocolPath, realmPath } from './realm.ts'
import { signInForm } from './signIn/signIn.ts'
import { purge } from './storage/artifacts.ts'
import { loadSecrets, makeSecrets, publicKeys } from './storage/secrets.ts'
import { databaseStore, memoryStore } from './storage/store.ts'
import { accountAnswer, callerByToken, userInfoAnswer } from './tokens/profile.ts'
import { refreshWrap } from './tokens/refreshWrap.ts'
import { speakLikeKeycloak } from './tokens/tokenAnswer.ts'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The pages that keycloak-js loads into hidden frames. Each sends one message to the page around it. */

const statusScript = `
let known
addEventListener('message', async (event) => {
  if (event.origin !== location.origin || typeof event.data !== 'string') return
  const [clientId, sessionId = ''] = event.data.split(' ')
  if (known !== clientId) {
    const query = new URLSearchParams({ client_id: clientId, origin: event.origin })
    const answer = await fetch('login-status-iframe.html/init?' + query).catch(() => undefined)
    if (answer === undefined || answer.status !== 204) return event.source.postMessage('error', event.origin)
    known = clientId
  }
  const cookie = document.cookie.split('; ').find((entry) => entry.startsWith('KEYCLOAK_SESSION='))
  const current = decodeURIComponent((cookie || '').split('=')[1] || '').split('/')[2] || ''
  event.source.postMessage(current === sessionId ? 'unchanged' : 'changed', event.origin)
})`

const stepOneScript = `
document.cookie = 'KEYCLOAK_3P_COOKIE=1; path=/realms/; samesite=lax'
location.replace('step2.html')`

const stepTwoScript = `
const supported = document.cookie.includes('KEYCLOAK_3P_COOKIE=1')
document.cookie = 'KEYCLOAK_3P_COOKIE=; path=/realms/; max-age=0'
parent.postMessage(supported ? 'supported' : 'unsupported', location.origin)`

interface FramePage {
  html: string
  script: string
}

const page = (script: string): FramePage => ({
  html: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Waldkerf</title></head><body><script>${script}</script></body></html>\n`,
  script,
})

/** By address below the protocol path. */
const framePages: ReadonlyMap<string, FramePage> = new Map([
  ['/login-status-iframe.html', page(statusScript)],
  ['/3p-cookies/step1.html', page(stepOneScript)],
  ['/3p-cookies/step2.html', page(stepTwoScript)],
])

const require = createRequire(import.meta.url)
const file = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')

/** The file of the pages' typeface; another version of it comes with another version of the product. */
async function sendTypeface(_request: IncomingMessage, response: ServerResponse): Promise<void> {
  const bytes = await readFile(file)
  response.writeHead(200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'public, max-age=86400' })
  response.end(bytes)
}

export interface IdentityOptions {
  /** `identity_service`'s address. */
  database: DatabaseAddress
  /** Public origin of the whole product. */
  origin: string
  /** Life of an access token in seconds. */
  tokenLife: number
  /** Accounts that can sign in from the start. Default: all of the example data. */
  accounts?: readonly DemoAccount[]
}

export interface IdentityService {
  /** Answers requests below `/realms/`. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** The data service checks tokens with them. */
  keys: { keys: JWK[] }
  /** Makes a link that sets the password of an invited person, once. @param locale of its page */
  invite(invitation: Invitation, locale: string): Promise<string>
  /** Ends a person's account and all sessions. */
  erase(email: string): Promise<void>
  close(): Promise<void>
}

const purgeEvery = 60 * 60 * 1_000

/** The embedded identity service: Keycloak's addresses and answers, as far as keycloak-js asks for them. */
export async function startIdentity(options: IdentityOptions): Promise<IdentityService> {
  const { database, origin, tokenLife, accounts = demoAccounts() } = options
  const pool = new Pool({ ...database, max: 8 })
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => undefined)
  await addAccounts(pool, accounts, demoPassword)
  const secrets = await loadSecrets(pool)
  const keys = publicKeys(secrets)
  const invitations = invitationForm(pool, origin)
  const handle = await router({ origin, tokenLife, secrets, accounts, store: databaseStore(pool), invitations })
  await purge(pool)
  const timer = setInterval(() => void purge(pool).catch(() => undefined), purgeEvery)
  return {
    handle,
    keys,
    invite: async (invitation, locale) => invitationAddress(origin, await issueInvitation(pool, invitation), locale),
    erase: (email) => eraseAccount(pool, email),
    async close() {
      clearInterval(timer)
      await pool.end()
    },
  }
}

/** The same service without a database: its accounts cannot change, its keys and sessions end with the process. */
export async function memoryIdentity(options: Required<Omit<IdentityOptions, 'database'>>): Promise<Handler> {
  return router({ ...options, secrets: await makeSecrets(), store: memoryStore(options.accounts, demoPassword) })
}

type Handler = IdentityService['handle']

interface RouterOptions extends ProviderOptions {
  accounts: readonly DemoAccount[]
  /** The page of invited people. */
  invitations?: Handler
}

async function router(options: RouterOptions): Promise<Handler> {
  const { origin, secrets, accounts, store } = options
  const provider = createProvider(options)
  speakLikeKeycloak(provider, store, refreshWrap(secrets.ownKey))
  const passOn = provider.callback()
  const demo = { accounts, password: demoPassword }
  const signIn = signInForm({ provider, store, ownKey: secrets.ownKey, demo })
  const own = await ownAddresses(options)

  return async (request, response) => {
    const path = new URL(request.url ?? '/', origin).pathname
    response.setHeader('Content-Security-Policy', pagePolicy())
    if (!path.startsWith(`${realmPath}/`)) return sendNoRealm(request, response)
    const inside = path.slice(realmPath.length)
    const handler = own.get(inside) ?? (inside.startsWith('/login-actions/authenticate/') ? signIn : undefined)
    if (handler !== undefined) return handler(request, response)
    // The provider answers below any path as Express mounts it: the rest in `url`, the whole in `originalUrl`.
    Object.assign(request, { originalUrl: request.url, url: (request.url ?? '/').slice(realmPath.length) })
    if (provider.proxy) request.headers['x-forwarded-proto'] = 'https'
    return passOn(request, response)
  }
}

/** Addresses that Keycloak has and the provider lacks, by path below the realm. */
async function ownAddresses({ store, origin, secrets, invitations }: RouterOptions): Promise<Map<string, Handler>> {
  const findCaller = await callerByToken(store, origin + realmPath, publicKeys(secrets).keys[0] as JWK)
  const forCaller =
    (answer: typeof accountAnswer | typeof userInfoAnswer): Handler =>
    async (request, response) => {
      const caller = await findCaller(request)
      if (caller !== undefined) return sendJson(response, 200, answer(caller))
      response.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"')
      return sendJson(response, 401, { error: 'invalid_token' })
    }
  const frames = [...framePages].map(([path, { html, script }]): [string, Handler] => [
    protocolPath + path,
    (_request, response) => {
      response.setHeader('Content-Security-Policy', pagePolicy([script], "'self'"))
      return Promise.resolve(sendHtml(response, 200, html))
    },
  ])
  return new Map<string, Handler>([
    [typefacePath, sendTypeface],
    ['/account', forCaller(accountAnswer)],
    [`${protocolPath}/userinfo`, forCaller(userInfoAnswer)],
    ...frames,
    ...(invitations ? [[invitationPath, invitations] as const] : []),
    [
      `${protocolPath}/login-status-iframe.html/init`,
      (request, response) => Promise.resolve(statusInit(request, response, origin)),
    ],
  ])
}

/** A page for browsers, JSON for programs. */
function sendNoRealm({ headers }: IncomingMessage, response: ServerResponse): void {
  const error = 'Realm does not exist'
  if (headers.accept?.includes('text/html')) sendHtml(response, 404, messagePage('failed', error))
  else sendJson(response, 404, { error })
}

/** The status frame asks once whether it may tell this client and origin anything. */
function statusInit(request: IncomingMessage, response: ServerResponse, origin: string): void {
  const { searchParams } = new URL(request.url ?? '/', origin)
  const known = searchParams.get('client_id') === clientId && searchParams.get('origin') === origin
  response.writeHead(known ? 204 : 403, { 'Cache-Control': 'no-store' })
  response.end()
}
