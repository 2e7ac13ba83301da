import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from 'jose'
import { audience, protocolPath, realm, realmPath } from '@waldkerf/service/identity/realm'
import { accessClaims } from '@waldkerf/service/identity/tokens/claims'
import { readBody } from '@waldkerf/service/web/body'
import { invitationsClient } from '../invitations/keycloakAdmin.ts'

/** The state that a Keycloak keeps in its database. */
export interface RealmState {
  /** The private key that signs. */
  key: JWK
  accounts: { id: string; email: string }[]
}

/** A mail that Keycloak was asked to send, and where its link leads. */
export interface ActionMail {
  email: string
  actions: string[]
  lifespan: string
  returnsTo: string
}

/** Answers what the production setup asks of a Keycloak, with a log of all that arrives there. */
export interface FakeKeycloak {
  address: string
  /** Method and address of each request. */
  seen: string[]
  mails: ActionMail[]
  state: RealmState
  /** Signs with a new key from now on, and publishes that one only. */
  changeKey(): Promise<void>
  /** An access token for a person with this e-mail. */
  token(email: string): Promise<string>
  stop(): void
}

interface Options {
  /** 0 takes a free one. */
  port?: number
  /** State that another instance has kept. */
  state?: RealmState
  /** Called with each change, so that the state outlives this instance. */
  keep?: (state: RealmState) => Promise<void>
  /** Secret of the inviting client; without it nobody can sign in as that client. */
  clientSecret?: string
}

/** @param origin public, as in the issuer */
export async function startFakeKeycloak(origin: string, options: Options = {}): Promise<FakeKeycloak> {
  const { port = 0, clientSecret, keep = () => Promise.resolve() } = options
  const state = options.state ?? { key: await newKey(), accounts: [] }
  await keep(state)
  const seen: string[] = []
  const mails: ActionMail[] = []
  const answer = realmAnswers(origin, state, mails, clientSecret)
  const server = createServer(async (request, response) => {
    seen.push(`${request.method} ${request.url}`)
    const { status, body } = await answer(request)
    if (status === 201) await keep(state)
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body && JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    mails,
    state,
    async changeKey() {
      state.key = await newKey()
      await keep(state)
    },
    async token(email) {
      const person = { id: '1', email, givenName: 'Vorname', familyName: 'Nachname', groups: [] }
      return new SignJWT({ ...accessClaims(person, 's') })
        .setProtectedHeader({ alg: 'RS256', kid: state.key.kid ?? '' })
        .setIssuer(origin + realmPath)
        .setAudience([audience, 'account'])
        .setIssuedAt()
        .setExpirationTime('5 minutes')
        .sign(await importJWK(state.key, 'RS256'))
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

interface RealmAnswer {
  status: number
  body?: object
}

/** The requests of the jobs, and `UP` for any other, as for the health check. */
function realmAnswers(origin: string, state: RealmState, mails: ActionMail[], clientSecret: string | undefined) {
  const users = `/admin/realms/${realm}/users`
  const adminToken = randomUUID()

  const signIn = (form: URLSearchParams): RealmAnswer => {
    const isJob = form.get('client_id') === invitationsClient && form.get('client_secret') === clientSecret
    return isJob && clientSecret !== undefined ? { status: 200, body: { access_token: adminToken } } : { status: 401 }
  }
  const addAccount = ({ email }: { email: string }): RealmAnswer => {
    if (state.accounts.some((account) => account.email === email)) return { status: 409 }
    state.accounts.push({ id: randomUUID(), email })
    return { status: 201 }
  }
  const removeAccount = ({ pathname }: URL): RealmAnswer => {
    state.accounts = state.accounts.filter(({ id }) => pathname !== `${users}/${id}`)
    return { status: 204 }
  }
  const sendMail = ({ pathname, searchParams: link }: URL, actions: string[]): RealmAnswer => {
    const account = state.accounts.find(({ id }) => pathname === `${users}/${id}/execute-actions-email`)
    if (account === undefined) return { status: 404 }
    const lifespan = link.get('lifespan') ?? ''
    mails.push({ email: account.email, actions, lifespan, returnsTo: link.get('redirect_uri') ?? '' })
    return { status: 204 }
  }

  return async (request: IncomingMessage): Promise<RealmAnswer> => {
    const url = new URL(request.url ?? '/', 'http://keycloak')
    const text = await readBody(request, 10_000)
    if (url.pathname === `${realmPath}/.well-known/openid-configuration`) {
      return { status: 200, body: { issuer: origin + realmPath } }
    }
    if (url.pathname === `${realmPath}${protocolPath}/certs`) return { status: 200, body: publicKeys(state.key) }
    if (url.pathname === `${realmPath}${protocolPath}/token`) return signIn(new URLSearchParams(text))
    if (!url.pathname.startsWith(users)) return { status: 200, body: { status: 'UP' } }
    if (request.headers.authorization !== `Bearer ${adminToken}`) return { status: 401 }
    if (request.method === 'POST') return addAccount(JSON.parse(text) as { email: string })
    if (request.method === 'DELETE') return removeAccount(url)
    // Nobody sets a password here.
    if (url.pathname.endsWith('/credentials')) return { status: 200, body: [] }
    if (request.method === 'PUT') return sendMail(url, JSON.parse(text) as string[])
    return { status: 200, body: state.accounts.filter(({ email }) => email === url.searchParams.get('email')) }
  }
}

/** As Keycloak has them: with one for encryption beside the one that signs. */
function publicKeys({ kty, n, e, kid }: JWK): object {
  const signing = { kty, n, e, kid, use: 'sig', alg: 'RS256' }
  return { keys: [{ ...signing, kid: 'enc', use: 'enc', alg: 'RSA-OAEP' }, signing] }
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: randomUUID() }
}
