import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withClient } from '../postgres/connection.ts'
import { cookieJar } from '../testing/cookieJar.ts'
import { identityRequests } from '../testing/identityRequests.ts'
import { askForTokens, openForm, sendForm, signIn, signInAddress } from '../testing/signIn.ts'
import { startTestStack, type TestStack } from '../testing/testStack.ts'

let stack: TestStack
const realm = '/realms/waldkerf'
const protocol = `${realm}/protocol/openid-connect`

beforeAll(async () => {
  stack = await startTestStack({ tokenLife: 120 })
})

afterAll(() => stack.stop())

const refresh = (token: string) => askForTokens(stack.origin, { grant_type: 'refresh_token', refresh_token: token })

test.each(Object.entries(identityRequests))('as in production: %s', async (_name, { ask, answer }) => {
  const email = 'expert@waldkerf.test'
  const { origin } = stack
  expect(await ask({ origin, email, signIn: (jar) => signIn(origin, email, jar) })).toEqual(answer)
})

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

describe('a session', () => {
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
