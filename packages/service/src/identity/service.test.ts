import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withClient } from '../postgres/connection.ts'
import { cookieJar } from '../testing/cookieJar.ts'
import { askForTokens, exchange, location, openForm, sendForm, signIn, signInAddress } from '../testing/signIn.ts'
import { startTestStack, type TestStack } from '../testing/testStack.ts'

let stack: TestStack
const realm = '/realms/waldkerf'
const protocol = `${realm}/protocol/openid-connect`

beforeAll(async () => {
  stack = await startTestStack({ tokenLife: 120 })
})

afterAll(() => stack.stop())

const profile = (token: string, path = `${realm}/account`) =>
  fetch(stack.origin + path, { headers: { Authorization: `Bearer ${token}` } })

const refresh = (token: string) => askForTokens(stack.origin, { grant_type: 'refresh_token', refresh_token: token })

describe('tokens', () => {
  test('say who someone is, for whom they are, and the same role for everyone', async () => {
    const jar = cookieJar()
    const tokens = await signIn(stack.origin, 'admin@waldkerf.test', jar)
    expect(tokens).toMatchObject({
      token_type: 'Bearer',
      expires_in: 120,
      refresh_expires_in: 36_000,
      'not-before-policy': 0,
    })
    const access = decodeJwt(tokens.access_token)
    expect(access).toMatchObject({
      iss: stack.origin + realm,
      aud: 'waldkerf-api',
      azp: 'waldkerf-web',
      typ: 'Bearer',
      email: 'admin@waldkerf.test',
      email_verified: true,
      name: 'Johanna Eichhorn',
      role: 'ogf_new',
      sid: tokens.session_state,
    })
    expect((access.exp ?? 0) - (access.iat ?? 0)).toBe(120)
    expect(jar.get('KEYCLOAK_SESSION')).toBe(`waldkerf/${access.sub}/${tokens.session_state}`)
  })

  test('an account has the same id at every sign-in', async () => {
    const [one, two] = [
      await signIn(stack.origin, 'neu@waldkerf.test'),
      await signIn(stack.origin, 'neu@waldkerf.test'),
    ]
    expect(decodeJwt(one.access_token).sub).toBe(decodeJwt(two.access_token).sub)
  })

  test('only the access token opens the data service and the profile', async () => {
    const {
      access_token: access,
      id_token: id,
      refresh_token: again,
    } = await signIn(stack.origin, 'admin@waldkerf.test')
    for (const [token, status] of [
      [access, 200],
      [id, 401],
      [again, 401],
      [`${access}x`, 401],
    ] as const) {
      const data = await fetch(`${stack.origin}/rest/kaeferarten`, { headers: { Authorization: `Bearer ${token}` } })
      expect(data.status).toBe(status)
      expect((await profile(token)).status).toBe(status)
    }
  })

  test('refreshing gives a new access token, keeps the session, and moves its end', async () => {
    const tokens = await signIn(stack.origin, 'nutzer@waldkerf.test')
    const ends = () =>
      withDatabase<{ model: string; left: number }>(
        `select model, extract(epoch from expires_at - now())::int as left from identity.artifact
         where model in ('Session', 'Grant', 'RefreshToken')`,
      )
    await withDatabase(`update identity.artifact set expires_at = now() + interval '1 minute'
                        where model in ('Session', 'Grant', 'RefreshToken')`)
    const response = await refresh(tokens.refresh_token)
    expect(response.status).toBe(200)
    const next = (await response.json()) as typeof tokens
    expect(next.session_state).toBe(tokens.session_state)
    expect(next.access_token).not.toBe(tokens.access_token)
    const moved = (await ends()).filter(({ left }) => left > 35_000).map(({ model }) => model)
    expect(moved.toSorted()).toEqual(['Grant', 'RefreshToken', 'Session'])
    // The answer may get lost: the old refresh token still works.
    expect((await refresh(tokens.refresh_token)).status).toBe(200)
  })

  test('are not given to another origin', async () => {
    const body = new URLSearchParams({ client_id: 'waldkerf-web', grant_type: 'refresh_token', refresh_token: 'x' })
    const headers = { Origin: 'http://evil.example' }
    const response = await fetch(`${stack.origin}${protocol}/token`, { method: 'POST', headers, body })
    expect(await response.json()).toMatchObject({ error: 'invalid_request' })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('a refresh token that this service did not make is refused with 400', async () => {
    for (const token of ['', 'x', 'a.b.c']) expect((await refresh(token)).status).toBe(400)
  })
})

test('the profile has the shape of Keycloak’s', async () => {
  const { access_token: token } = await signIn(stack.origin, 'expert@waldkerf.test')
  expect(await (await profile(token)).json()).toMatchObject({
    username: 'expert@waldkerf.test',
    email: 'expert@waldkerf.test',
    firstName: 'Matthias',
    lastName: 'Tannhäuser',
    emailVerified: true,
  })
  expect(await (await profile(token, `${protocol}/userinfo`)).json()).toMatchObject({ email: 'expert@waldkerf.test' })
})

const begin = async () => {
  const jar = cookieJar()
  return { jar, form: await openForm(jar, signInAddress(stack.origin).address) }
}

describe('the sign-in form', () => {
  test('has Keycloak’s fields, and nothing that its policy would stop', async () => {
    const { form } = await begin()
    for (const id of ['username', 'password', 'kc-login']) expect(form.html).toContain(`id="${id}"`)
    expect(form.html).not.toMatch(/ style=| on[a-z]+=/)
  })

  test('speaks English where that is asked for', async () => {
    const { html } = await openForm(cookieJar(), signInAddress(stack.origin, { ui_locales: 'en' }).address)
    expect(html).toContain('lang="en"')
    expect(html).toContain('>Sign in</button>')
  })

  test('changes its language by a link, keeps it when the password is wrong, and tells it to the application', async () => {
    const { jar, form } = await begin()
    const english = await jar.fetch(`${form.action}?kc_locale=en`)
    expect(english.headers.get('set-cookie')).toContain('language=en; Path=/')
    const action = /action="([^"]+)"/.exec(await english.text())?.[1] ?? ''
    const again = await sendForm(jar, { ...form, action: stack.origin + action }, 'admin@waldkerf.test', 'wrong')
    expect(await again.text()).toContain('E-mail address or password is not right.')
  })

  test('trims the name, and takes it in any case', async () => {
    const { jar, form } = await begin()
    expect((await sendForm(jar, form, '  Admin@Waldkerf.TEST ', 'waldkerf')).status).toBe(303)
  })

  test.each(['admin@waldkerf.test', 'nobody@waldkerf.test', "' or 1=1 --"])(
    'comes again with a message after a wrong password, whoever it is: %s',
    async (name) => {
      const { jar, form } = await begin()
      const response = await sendForm(jar, form, name, 'wrong')
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(html).toContain('E-Mail-Adresse oder Passwort stimmt nicht.')
      expect(html).not.toContain('value="wrong"')
    },
  )

  test('cannot be sent from elsewhere', async () => {
    const { jar, form } = await begin()
    const other = await begin()
    expect((await sendForm(jar, { ...form, guard: other.form.guard }, 'admin@waldkerf.test', 'waldkerf')).status).toBe(
      403,
    )
    expect((await sendForm(cookieJar(), form, 'admin@waldkerf.test', 'waldkerf')).status).toBe(400)
  })

  test('stops guessing', async () => {
    const { jar, form } = await begin()
    const statuses: number[] = []
    for (let i = 0; i < 9; i += 1) statuses.push((await sendForm(jar, form, 'gast@waldkerf.test', `guess ${i}`)).status)
    expect(statuses).toEqual([...Array<number>(8).fill(200), 429])
  })
})

describe('return addresses', () => {
  test.each(['http://evil.example/', '//evil.example/', 'http://evil.example\\@127.0.0.1/', 'javascript:alert(1)'])(
    'a foreign one is never followed: %s',
    async (address) => {
      const response = await cookieJar().fetch(
        signInAddress(stack.origin, { redirect_uri: address, prompt: 'none' }).address,
      )
      expect(response.status).toBe(400)
      expect(response.headers.get('location')).toBeNull()
    },
  )

  test('the code flow needs PKCE', async () => {
    const address = new URL(signInAddress(stack.origin).address)
    address.searchParams.delete('code_challenge')
    address.searchParams.delete('code_challenge_method')
    const back = await location(await cookieJar().fetch(address.href))
    expect(back.hash + back.search).toContain('error=invalid_request')
  })
})

const silent = async (jar = cookieJar()) => {
  const { address, verifier } = signInAddress(stack.origin, { prompt: 'none' })
  return { back: await location(await jar.fetch(address)), verifier }
}

describe('a session', () => {
  test('answers a silent check with tokens, without one the check says so', async () => {
    expect((await silent()).back.searchParams.get('error')).toBe('login_required')
    const jar = cookieJar()
    const first = await signIn(stack.origin, 'expert@waldkerf.test', jar)
    const { back, verifier } = await silent(jar)
    expect((await exchange(stack.origin, back, verifier)).session_state).toBe(first.session_state)
  })

  test('ends for all its tokens when the person signs out', async () => {
    const jar = cookieJar()
    const tokens = await signIn(stack.origin, 'expert@waldkerf.test', jar)
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${stack.origin}/login`,
    })
    const page = await (await jar.fetch(`${stack.origin}${protocol}/logout?${query}`)).text()
    const [, action = '', xsrf = ''] = /action="([^"]+)".*?name="xsrf" value="([^"]+)"/s.exec(page) ?? []
    const done = await jar.fetch(action, { method: 'POST', body: new URLSearchParams({ xsrf, logout: 'yes' }) })
    expect((await location(done)).href).toBe(`${stack.origin}/login`)
    expect(jar.get('KEYCLOAK_SESSION')).toBeUndefined()
    expect((await profile(tokens.access_token)).status).toBe(401)
    expect((await refresh(tokens.refresh_token)).status).toBe(400)
    expect((await silent(jar)).back.searchParams.get('error')).toBe('login_required')
  })

  test('sign-out asks first when anyone could have linked to it', async () => {
    const jar = cookieJar()
    await signIn(stack.origin, 'expert@waldkerf.test', jar)
    const page = await (await jar.fetch(`${stack.origin}${protocol}/logout`)).text()
    expect(page).toContain('Möchten Sie sich abmelden?')
    expect(page).not.toContain('<script>')
  })
})

async function withDatabase<Row extends object>(sql: string): Promise<Row[]> {
  const { hostname, port, pathname, username, password } = new URL(stack.databaseUrl)
  const address = {
    host: hostname as '127.0.0.1',
    port: Number(port),
    database: pathname.slice(1),
    user: username,
    password,
  }
  return withClient(address, async (client) => (await client.query<Row>(sql)).rows)
}

test('its pages wear the product’s typeface, from an address of its own', async () => {
  const page = await fetch(`${stack.origin}${realm}/inter.woff2`)
  expect(page.headers.get('content-type')).toBe('font/woff2')
  expect(new TextDecoder().decode((await page.arrayBuffer()).slice(0, 4))).toBe('wOF2')
})

test('another realm is refused in words to whoever comes with a browser, as data to programs', async () => {
  const address = `${stack.origin}/realms/fremd/account`
  const page = await fetch(address, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(404)
  expect(await page.text()).toContain('Der Anmeldedienst konnte die Anfrage nicht annehmen. Es ist nichts verloren')
  expect(await (await fetch(address)).json()).toEqual({ error: 'Realm does not exist' })
})
