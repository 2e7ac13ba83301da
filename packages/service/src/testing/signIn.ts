import { createHash, randomBytes } from 'node:crypto'
import { cookieJar, type CookieJar } from './cookieJar.ts'

/** Answer of the token endpoint. */
export interface Tokens {
  access_token: string
  refresh_token: string
  id_token: string
  expires_in: number
  session_state: string
}

const protocol = '/realms/waldkerf/protocol/openid-connect'

/** Address that begins a sign-in, and the secret that ends it. */
export function signInAddress(origin: string, extra: Record<string, string> = {}) {
  const verifier = randomBytes(48).toString('base64url')
  const query = new URLSearchParams({
    client_id: 'waldkerf-web',
    redirect_uri: `${origin}/dashboard`,
    response_type: 'code',
    scope: 'openid',
    state: 'a-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  })
  return { address: `${origin}${protocol}/auth?${query}`, verifier }
}

/** Where a redirect answer leads to. Throws with the answer's text when it is none. */
export async function location(response: Response): Promise<URL> {
  const to = response.headers.get('location')
  if (to === null) throw new Error(`No redirect but ${response.status}: ${await response.text()}`)
  return new URL(to, response.url)
}

/** Follows redirects to the sign-in form. Answers its address and the hidden value that guards it. */
export async function openForm(
  jar: CookieJar,
  address: string,
): Promise<{ action: string; guard: string; html: string }> {
  const page = await location(await jar.fetch(address))
  const html = await (await jar.fetch(page.href)).text()
  const guard = /name="guard" value="([^"]+)"/.exec(html)?.[1] ?? ''
  return { action: page.href, guard, html }
}

/** Sends the form as a browser does. */
export function sendForm(jar: CookieJar, form: { action: string; guard: string }, username: string, password: string) {
  const body = new URLSearchParams({ username, password, guard: form.guard })
  return jar.fetch(form.action, { method: 'POST', body })
}

/** Exchanges a code for tokens, or a refresh token for new ones. */
export function askForTokens(origin: string, parameters: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ client_id: 'waldkerf-web', ...parameters })
  return fetch(`${origin}${protocol}/token`, { method: 'POST', headers: { Origin: origin }, body })
}

/** The whole way of a browser through the sign-in form. The password is that of the demo accounts. */
export async function signIn(origin: string, email: string, jar = cookieJar()): Promise<Tokens> {
  const { address, verifier } = signInAddress(origin)
  const form = await openForm(jar, address)
  const resumed = await location(await sendForm(jar, form, email, 'waldkerf'))
  const back = await location(await jar.fetch(resumed.href))
  return exchange(origin, back, verifier)
}

/** Turns the return from sign-in into tokens. */
export async function exchange(origin: string, back: URL, verifier: string): Promise<Tokens> {
  const code = back.searchParams.get('code') ?? ''
  const parameters = { grant_type: 'authorization_code', code, redirect_uri: `${origin}/dashboard` }
  const response = await askForTokens(origin, { ...parameters, code_verifier: verifier })
  if (!response.ok) throw new Error(`Token request failed, ${response.status}: ${await response.text()}`)
  return (await response.json()) as Tokens
}
