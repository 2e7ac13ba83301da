import { clientId, protocolPath, realm, realmPath } from '../../identity/realm.ts'
import type { Invited } from './outbox.ts'

/** The realm's confidential client whose service account may manage users and nothing else. */
export const invitationsClient = 'waldkerf-invitations'

/** How long the link of an invitation works: 7 days, in seconds. */
const linkLife = 7 * 24 * 60 * 60

const patience = 10_000

export interface KeycloakAdminOptions {
  /** Keycloak's address inside. */
  address: string
  /** Where the person comes to in the end. */
  origin: string
  /** The client's. */
  secret: string
}

/**
 * Makes an account in Keycloak, unless there is one with this e-mail, and has Keycloak send the mail whose link sets the
 * password and verifies the address.
 * @throws Error with what Keycloak answered; without the e-mail, since it goes to a log
 */
export async function invite({ address, origin, secret }: KeycloakAdminOptions, person: Invited): Promise<void> {
  const users = `${address}/admin/realms/${realm}/users`
  const headers = { Authorization: `Bearer ${await token(address, secret)}`, 'Content-Type': 'application/json' }
  const { email, firstName, lastName } = person
  const account = { username: email, email, firstName, lastName, enabled: true, emailVerified: false }
  const made = await send(users, { method: 'POST', headers, body: JSON.stringify(account) })
  if (made.status !== 409) expectOk(made, 'a new account')
  const query = new URLSearchParams({ email, exact: 'true' })
  const found = await send(`${users}?${query}`, { headers })
  expectOk(found, 'the account')
  const [user] = (await found.json()) as { id: string }[]
  if (user === undefined) throw new Error('Keycloak has an account with this name, but with another address.')
  const link = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${origin}/`,
    lifespan: String(linkLife),
  })
  const body = JSON.stringify(['UPDATE_PASSWORD', 'VERIFY_EMAIL'])
  expectOk(
    await send(`${users}/${user.id}/execute-actions-email?${link}`, { method: 'PUT', headers, body }),
    'the mail',
  )
}

async function token(address: string, secret: string): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: invitationsClient,
    client_secret: secret,
  })
  const response = await send(`${address}${realmPath}${protocolPath}/token`, { method: 'POST', body })
  expectOk(response, 'the sign-in of this job')
  return ((await response.json()) as { access_token: string }).access_token
}

function send(target: string, init: RequestInit): Promise<Response> {
  return fetch(target, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) })
}

function expectOk({ ok, status }: Response, what: string): void {
  if (!ok) throw new Error(`Keycloak answers ${status} to ${what}.`)
}
