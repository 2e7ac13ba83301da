import { realm, realmPath } from '@waldkerf/service/identity/realm'
import { cookieJar } from '@waldkerf/service/testing/cookieJar'
import { exchange, location, signInAddress, type Tokens } from '@waldkerf/service/testing/signIn'
import { CodeApp, codeApps } from './oneTimeCode.ts'

/** The password of everybody in this run. */
export const password = 'Buche-und-Ahorn-7'

function formAction(page: string): string {
  const [, action] = /<form[^>]* action="([^"]+)"/.exec(page) ?? []
  if (action === undefined) throw new Error(`There is no form:\n${page}`)
  return action.replaceAll('&amp;', '&')
}

/** Fills in the page that asks for a one-time code, or the one that sets it up. */
async function secondFactor(email: string, page: string): Promise<[page: string, fields: Record<string, string>]> {
  const [, secret] = /name="totpSecret" value="([^"]+)"/.exec(page) ?? []
  if (secret !== undefined) codeApps.set(email, new CodeApp(Buffer.from(secret)))
  const code = await codeApps.get(email)?.next()
  if (code === undefined) throw new Error(`${email} has no second factor for this page:\n${page}`)
  return [page, secret === undefined ? { otp: code } : { totp: code, totpSecret: secret, userLabel: 'Telefon' }]
}

interface Account {
  id: string
  email: string
}

interface Options {
  /** Keycloak's inner address. */
  address: string
  /** The public origin. */
  origin: string
  adminPassword: string
}

/** The realm as its administrator and as a browser meet it. */
export class Realm {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Keycloak's admin API, below the realm. Answers the body. Rejects with what was answered in place of 2xx. */
  ask<Body = unknown>(method: string, path: string, body?: object): Promise<Body> {
    return this.administer(method, `/${realm}${path}`, body)
  }

  /** The same below all realms. */
  async administer<Body = unknown>(method: string, path: string, body?: object): Promise<Body> {
    const response = await fetch(`${this.#options.address}/admin/realms${path}`, {
      method,
      headers: { Authorization: `Bearer ${await this.#adminToken()}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as Body
  }

  /** Keycloak's inner address. */
  get address(): string {
    return this.#options.address
  }

  accounts(): Promise<Account[]> {
    return this.ask('GET', '/users?max=1000')
  }

  /** The id of the account with this e-mail. */
  async id(email: string): Promise<string> {
    const [found] = await this.ask<Account[]>('GET', `/users?${new URLSearchParams({ email, exact: 'true' })}`)
    if (found === undefined) throw new Error(`There is no account of ${email}.`)
    return found.id
  }

  /** Makes an account with a password and a verified address. */
  async addAccount(email: string): Promise<void> {
    const credentials = [{ type: 'password', value: password, temporary: false }]
    const names = { firstName: 'Vorname', lastName: 'Nachname', emailVerified: true, enabled: true }
    await this.ask('POST', '/users', { username: email, email, ...names, credentials })
  }

  /** An access token of the account, got as a browser gets it. */
  async token(email: string): Promise<string> {
    return (await this.signIn(email)).access_token
  }

  async signIn(email: string, jar = cookieJar()): Promise<Tokens> {
    const { origin } = this.#options
    const { address, verifier } = signInAddress(origin)
    const send = async (page: string, fields: Record<string, string>) => {
      let answer = await jar.fetch(formAction(page), { method: 'POST', body: new URLSearchParams(fields) })
      // A required action is a page of its own.
      while (answer.headers.get('location')?.includes('/login-actions/'))
        answer = await jar.fetch((await location(answer)).href)
      return answer
    }
    const page = await (await jar.fetch(address)).text()
    let answer = await send(page, { username: email, password })
    if (answer.status === 200) answer = await send(...(await secondFactor(email, await answer.text())))
    return exchange(origin, await location(answer), verifier)
  }

  /** A new key that signs from now on; those of before stay and are published. Answers the ids of those of before. */
  async addKey(): Promise<string[]> {
    const before = await this.#keys()
    const { id: parentId } = await this.ask<{ id: string }>('GET', '')
    const config = {
      priority: [String(200 + before.length)],
      enabled: ['true'],
      active: ['true'],
      algorithm: ['RS256'],
    }
    const provider = { providerId: 'rsa-generated', providerType: 'org.keycloak.keys.KeyProvider' }
    await this.ask('POST', '/components', { name: `key ${before.length}`, parentId, ...provider, config })
    return before
  }

  async removeKey(id: string): Promise<void> {
    await this.ask('DELETE', `/components/${id}`)
  }

  async #keys(): Promise<string[]> {
    const query = new URLSearchParams({ type: 'org.keycloak.keys.KeyProvider' })
    const found = await this.ask<{ id: string; providerId: string }[]>('GET', `/components?${query}`)
    return found.filter(({ providerId }) => providerId === 'rsa-generated').map(({ id }) => id)
  }

  async #adminToken(): Promise<string> {
    const { address, adminPassword } = this.#options
    const body = new URLSearchParams({
      grant_type: 'password',
      client_id: 'admin-cli',
      username: 'bootstrap-admin',
      password: adminPassword,
    })
    const path = realmPath.replace(realm, 'master')
    const response = await fetch(`${address}${path}/protocol/openid-connect/token`, { method: 'POST', body })
    if (!response.ok) throw new Error(`The administration answers ${response.status}: ${await response.text()}`)
    return ((await response.json()) as { access_token: string }).access_token
  }
}
