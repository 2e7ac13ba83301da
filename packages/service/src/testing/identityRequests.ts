import { decodeJwt } from 'jose'
import { cookieJar, type CookieJar } from './cookieJar.ts'
import { askForTokens, exchange, location, signInAddress, type Tokens } from './signIn.ts'

/** An identity service, and how somebody signs in there. */
export interface AskedIdentity {
  origin: string
  email: string
  signIn: (jar?: CookieJar) => Promise<Tokens>
}

interface IdentityRequest {
  ask: (identity: AskedIdentity) => Promise<unknown>
  answer: unknown
}

const realmPath = '/realms/waldkerf'
const protocol = `${realmPath}/protocol/openid-connect`

const profile = (origin: string, token: string, path = `${realmPath}/account`) =>
  fetch(origin + path, { headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' } })

const refresh = (origin: string, token: string) =>
  askForTokens(origin, { grant_type: 'refresh_token', refresh_token: token })

async function silentCheck(origin: string, jar = cookieJar()) {
  const { address, verifier } = signInAddress(origin, { prompt: 'none' })
  return { back: await location(await jar.fetch(address)), verifier }
}

/** Signs out as the application does, and answers where that leads. The embedded service asks by a page that sends itself. */
async function signOut(origin: string, jar: CookieJar, { id_token: hint }: Tokens): Promise<URL> {
  const query = new URLSearchParams({ id_token_hint: hint, post_logout_redirect_uri: `${origin}/` })
  const first = await jar.fetch(`${origin}${protocol}/logout?${query}`)
  if (first.status !== 200) return location(first)
  const [, action = '', xsrf = ''] = /action="([^"]+)".*?name="xsrf" value="([^"]+)"/s.exec(await first.text()) ?? []
  return location(await jar.fetch(action, { method: 'POST', body: new URLSearchParams({ xsrf, logout: 'yes' }) }))
}

/** Answers in order; each request waits for the one before. */
async function each<Item, Answer>(items: readonly Item[], ask: (item: Item) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const item of items) answers.push(await ask(item))
  return answers
}

/** Requests that the embedded identity service and production's Keycloak answer alike. */
export const identityRequests: Readonly<Record<string, IdentityRequest>> = {
  'an access token says who someone is, for whom it is, and the same role for everyone': {
    async ask({ origin, email, signIn }) {
      const { access_token: token, session_state: session, token_type: kind } = { token_type: '', ...(await signIn()) }
      const { iss, aud, azp, typ, sid, role, ...claims } = decodeJwt(token)
      const isFor = [aud].flat().includes('waldkerf-api')
      const isOwn = claims['email'] === email && iss === origin + realmPath && sid === session
      return { kind, isFor, isOwn, azp, typ, role, verified: claims['email_verified'] }
    },
    answer: {
      kind: 'Bearer',
      isFor: true,
      isOwn: true,
      azp: 'waldkerf-web',
      typ: 'Bearer',
      role: 'ogf_new',
      verified: true,
    },
  },
  'an account has the same id at every sign-in': {
    async ask({ signIn }) {
      const [one, two] = await each([1, 2], () => signIn())
      return decodeJwt(one?.access_token ?? '').sub === decodeJwt(two?.access_token ?? '').sub
    },
    answer: true,
  },
  'only the access token opens the data service and the profile': {
    async ask({ origin, signIn }) {
      const { access_token: access, id_token: id, refresh_token: again } = await signIn()
      return each([access, id, again, `${access}x`], async (token) => {
        const data = await profile(origin, token, '/rest/kaeferarten')
        return [data.status, (await profile(origin, token)).status]
      })
    },
    answer: [
      [200, 200],
      [401, 401],
      [401, 401],
      [401, 401],
    ],
  },
  'refreshing keeps the session, and the answer may get lost': {
    async ask({ origin, signIn }) {
      const tokens = await signIn()
      const response = await refresh(origin, tokens.refresh_token)
      const next = (await response.json()) as Tokens
      const again = await refresh(origin, tokens.refresh_token)
      return [next.session_state === tokens.session_state, next.access_token !== tokens.access_token, again.status]
    },
    answer: [true, true, 200],
  },
  'a refresh token that the service did not make is refused': {
    ask: ({ origin }) => each(['', 'x', 'a.b.c'], async (token) => (await refresh(origin, token)).status),
    answer: [400, 400, 400],
  },
  'tokens are not given to another origin': {
    async ask({ origin }) {
      const body = new URLSearchParams({ client_id: 'waldkerf-web', grant_type: 'refresh_token', refresh_token: 'x' })
      const headers = { Origin: 'http://evil.example' }
      const response = await fetch(`${origin}${protocol}/token`, { method: 'POST', headers, body })
      return [response.ok, response.headers.get('access-control-allow-origin')]
    },
    answer: [false, null],
  },
  'the profile has name and address': {
    async ask({ origin, email, signIn }) {
      const { access_token: token } = await signIn()
      const own = (await (await profile(origin, token)).json()) as Record<string, unknown>
      const info = (await (await profile(origin, token, `${protocol}/userinfo`)).json()) as Record<string, unknown>
      const isNamed = own['firstName'] !== '' && own['lastName'] !== ''
      return [own['username'] === email, own['email'] === email, own['emailVerified'], isNamed, info['email'] === email]
    },
    answer: [true, true, true, true, true],
  },
  'a foreign return address is never followed': {
    ask: ({ origin }) =>
      each(
        ['http://evil.example/', '//evil.example/', 'http://evil.example\\@127.0.0.1/', 'javascript:alert(1)'],
        async (address) => {
          const asked = signInAddress(origin, { redirect_uri: address, prompt: 'none' })
          const response = await cookieJar().fetch(asked.address)
          return [response.status, response.headers.get('location')]
        },
      ),
    answer: Array.from({ length: 4 }, () => [400, null]),
  },
  'the code flow needs PKCE': {
    async ask({ origin }) {
      const address = new URL(signInAddress(origin).address)
      address.searchParams.delete('code_challenge')
      address.searchParams.delete('code_challenge_method')
      const back = await location(await cookieJar().fetch(address.href))
      return (back.hash + back.search).includes('error=invalid_request')
    },
    answer: true,
  },
  'a silent check answers by the session': {
    async ask({ origin, signIn }) {
      const without = (await silentCheck(origin)).back.searchParams.get('error')
      const jar = cookieJar()
      const first = await signIn(jar)
      const { back, verifier } = await silentCheck(origin, jar)
      return [without, (await exchange(origin, back, verifier)).session_state === first.session_state]
    },
    answer: ['login_required', true],
  },
  'signing out ends the session for all its tokens': {
    async ask({ origin, signIn }) {
      const jar = cookieJar()
      const tokens = await signIn(jar)
      const done = await signOut(origin, jar, tokens)
      return {
        back: done.href === `${origin}/`,
        cookie: jar.get('KEYCLOAK_SESSION'),
        profile: (await profile(origin, tokens.access_token)).status,
        refresh: (await refresh(origin, tokens.refresh_token)).status,
        silent: (await silentCheck(origin, jar)).back.searchParams.get('error'),
      }
    },
    answer: { back: true, cookie: undefined, profile: 401, refresh: 400, silent: 'login_required' },
  },
  'another realm is not there': {
    ask: async ({ origin }) => (await fetch(`${origin}/realms/fremd/account`)).status,
    answer: 404,
  },
}
