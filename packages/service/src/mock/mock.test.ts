import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieJar } from '../testing/cookieJar.ts'
import { askForTokens, location, signIn, signInAddress } from '../testing/signIn.ts'
import { testFolder } from '../testing/testStack.ts'
import { startMock } from './startMock.ts'

const folder = testFolder()
const options = { data: join(folder, 'data'), dist: join(folder, 'dist') }
let product: Awaited<ReturnType<typeof startMock>>

beforeAll(async () => {
  // The bar's place is the product's own.
  copyFileSync(fileURLToPath(new URL('../../../app/index.html', import.meta.url)), join(folder, 'dist', 'index.html'))
  product = await startMock(options)
})

afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

const call = (name: string, token: string, body: object = {}) =>
  fetch(`${product.origin}/rest/rpc/${name}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

const client = { client_id: '1' }
const recipient = { ...client, name: 'Kasse', email: 'kasse@kunde.test', fuer_rechnungen: true }

async function recipients(token: string): Promise<string[]> {
  const rows = (await (await call('w_get_empfaenger', token, client)).json()) as { email: string }[]
  return rows.map(({ email }) => email).toSorted()
}

test('whoever signs in reads a list, and reads again what was written', async () => {
  const { access_token: token } = await signIn(product.origin, 'admin@waldkerf.test')
  expect(await (await call('a_get_currentsessionuser', token)).json()).toBe('admin@waldkerf.test')
  const before = await recipients(token)
  const written = await call('w_add_empfaenger', token, recipient)
  expect(written.status).toBe(200)
  expect(written.headers.get('content-type')).toContain('application/json')
  expect(await recipients(token)).toEqual([...before, recipient.email].toSorted())
})

test('each person sees what their role may see', async () => {
  const { access_token: token } = await signIn(product.origin, 'nutzer@waldkerf.test')
  expect((await call('w_add_empfaenger', token, recipient)).status).toBe(403)
  expect((await fetch(`${product.origin}/rest/karte`)).status).toBe(401)
})

test('the identity service needs no database: profile, refresh, silent check, sign-out', async () => {
  const jar = cookieJar()
  const tokens = await signIn(product.origin, 'expert@waldkerf.test', jar)
  const profile = () =>
    fetch(`${product.origin}/realms/waldkerf/account`, { headers: { Authorization: `Bearer ${tokens.access_token}` } })
  const refresh = () =>
    askForTokens(product.origin, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token })
  const check = async () => location(await jar.fetch(signInAddress(product.origin, { prompt: 'none' }).address))
  expect(await (await profile()).json()).toMatchObject({ email: 'expert@waldkerf.test', lastName: 'Tannhäuser' })
  expect((await refresh()).status).toBe(200)
  expect((await check()).searchParams.get('code')).not.toBeNull()

  const leaving = new URLSearchParams({ id_token_hint: tokens.id_token, post_logout_redirect_uri: product.origin })
  const page = await (
    await jar.fetch(`${product.origin}/realms/waldkerf/protocol/openid-connect/logout?${leaving}`)
  ).text()
  const [, action = '', xsrf = ''] = /action="([^"]+)".*?name="xsrf" value="([^"]+)"/s.exec(page) ?? []
  await jar.fetch(action, { method: 'POST', body: new URLSearchParams({ xsrf, logout: 'yes' }) })
  expect((await check()).searchParams.get('error')).toBe('login_required')
  expect((await profile()).status).toBe(401)
  expect((await refresh()).status).toBe(400)
})

test('the page says above everything that nothing is saved, and its policy allows that', async () => {
  const page = await fetch(`${product.origin}/dashboard`, { headers: { Accept: 'text/html' } })
  const html = await page.text()
  expect(html).toMatch(/Beispieldaten, nichts wird gespeichert[^]*Sample data, nothing is saved[^]*<div id="bars">/)
  expect(page.headers.get('content-security-policy')).toMatch(/style-src [^;]*'sha256-[^;]*'sha256-/)
  expect(page.headers.get('cache-control')).toBe('no-store')
})

test('scans are drawn, health names the mode, unknown calls are said to be unknown', async () => {
  const { access_token: token } = await signIn(product.origin, 'admin@waldkerf.test')
  const scan = await fetch(`${product.origin}/scans/1`, { headers: { Authorization: `Bearer ${token}` } })
  expect([...new Uint8Array(await scan.arrayBuffer()).slice(1, 4)]).toEqual([...Buffer.from('PNG')])
  const health = await fetch(`${product.origin}/health`)
  expect([health.status, await health.json()]).toEqual([
    200,
    { status: 'ready', mode: 'mock', parts: { identity: 'ready' } },
  ])
  expect((await call('w_nothing', token)).status).toBe(404)
})

test('the next start begins with the sample data again', async () => {
  const { access_token: token } = await signIn(product.origin, 'admin@waldkerf.test')
  await call('w_add_empfaenger', token, { ...recipient, email: 'zweite@kunde.test' })
  await product.stop()
  product = await startMock(options)
  const { access_token: fresh } = await signIn(product.origin, 'admin@waldkerf.test')
  expect(await recipients(fresh)).not.toContain('zweite@kunde.test')
})
