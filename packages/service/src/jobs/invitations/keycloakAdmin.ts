import { clientId, protocolPath, realm, realmPath } from '@waldkerf/service/identity/realm'
import type { Invited } from './outbox.ts'

/** The realm's confidential client whose service account may manage users and nothing else. */
export const invitationsClient = 'waldkerf-invitations'

/** How long the link of an invitation works: 7 days, in seconds. */
const linkLife = 7 * 24 * 60 * 60

const patience = 10_000

export interface KeycloakAdminOptions {
  /** Keycloak's inner address. */
  address: string
  /** The public origin, where the link leads in the end. */
  origin: string
  /** Secret of `invitationsClient`. */
  secret: string
}

/** Address of the realm's users, and the headers to ask with. */
interface People {
  address: string
  headers: Record<string, string>
}

/**
 * Makes an account in Keycloak, unless there is one with this e-mail that has a password, and has Keycloak send the
 * mail whose link sets the password and verifies the address. A link belongs to its account: one that was never used
 * is made anew, which ends the link of an earlier mail.
 * @throws Error with what Keycloak answered; without the e-mail, since it goes to a log
 */
export async function invite({ address, origin, secret }: KeycloakAdminOptions, person: Invited): Promise<void> {
  const headers = { Authorization: `Bearer ${await token(address, secret)}`, 'Content-Type': 'application/json' }
  const people = { address: `${address}/admin/realms/${realm}/users`, headers }
  const isNew = await makeAccount(people, person)
  let account = await accountAddress(people, person)
  if (!isNew && !(await hasPassword(people, account))) {
    expectOk(await send(account, { method: 'DELETE', headers }), 'the end of an unused account')
    await makeAccount(people, person)
    account = await accountAddress(people, person)
  }
  const link = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${origin}/`,
    lifespan: String(linkLife),
  })
  const body = JSON.stringify(['UPDATE_PASSWORD', 'VERIFY_EMAIL'])
  expectOk(await send(`${account}/execute-actions-email?${link}`, { method: 'PUT', headers, body }), 'the mail')
}

/** Ends the account with this e-mail, and its sessions. No account is no error: it was ended before, or never was. */
export async function endAccount({ address, secret }: KeycloakAdminOptions, email: string): Promise<void> {
  const headers = { Authorization: `Bearer ${await token(address, secret)}` }
  const users = `${address}/admin/realms/${realm}/users`
  const found = await send(`${users}?${new URLSearchParams({ email, exact: 'true' })}`, { headers })
  expectOk(found, 'the account')
  for (const { id } of (await found.json()) as { id: string }[]) {
    const ended = await send(`${users}/${id}`, { method: 'DELETE', headers })
    if (ended.status !== 404) expectOk(ended, 'the end of an account')
  }
}

/** Makes an account; false when there is one already. */
async function makeAccount({ address, headers }: People, { email, firstName, lastName }: Invited): Promise<boolean> {
  const account = { username: email, email, firstName, lastName, enabled: true, emailVerified: false }
  const made = await send(address, { method: 'POST', headers, body: JSON.stringify(account) })
  if (made.status === 409) return false
  expectOk(made, 'a new account')
  return true
}

async function accountAddress({ address, headers }: People, { email }: Invited): Promise<string> {
  const query = new URLSearchParams({ email, exact: 'true' })
  const found = await send(`${address}?${query}`, { headers })
  expectOk(found, 'the account')
  const [user] = (await found.json()) as { id: string }[]
  if (user === undefined) throw new Error('Keycloak has an account with this name, but with another address.')
  return `${address}/${user.id}`
}

async function hasPassword({ headers }: People, account: string): Promise<boolean> {
  const found = await send(`${account}/credentials`, { headers })
  expectOk(found, 'the credentials')
  return ((await found.json()) as unknown[]).length > 0
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
