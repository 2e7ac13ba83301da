import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePorts } from '../ports.ts'
import type { StorageState } from '../storage.ts'
import { cookieJar } from '../testing/cookieJar.ts'
import { stalledRequest } from '../testing/stalledRequest.ts'
import { testFolder } from '../testing/testStack.ts'
import { dataServiceSource } from './dataSource.ts'
import { webServer, type PartState, type WebServer } from './server.ts'
import { memoryKeeping } from './scans/testing/memoryKeeping.ts'
import { openSite } from './site.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const folder = testFolder()
let origin: string
let room = 1
let web: WebServer
let dataService: Server
let state: PartState
let storage: StorageState
let waiting: readonly string[] = []
let isTakenBack = false
let seen: string[]
let tokenStatus: number
let answer: Answer

beforeAll(async () => {
  dataService = createServer((request, response) => {
    // The web server checks tokens at this address.
    if (request.url === '/') {
      response.writeHead(tokenStatus, { 'Content-Type': 'application/json' }).end('{}')
    } else {
      seen.push(`${request.method} ${request.url}`)
      answer(request, response)
    }
  })
  await new Promise<void>((resolve) => dataService.listen(0, '127.0.0.1', resolve))
  const [port = 0] = await freePorts(1)
  origin = `http://127.0.0.1:${port}`
  web = webServer({
    origin,
    site: openSite(join(folder, 'dist')),
    parts: () => ({ postgres: state, postgrest: state, identity: state }),
    storage: () => storage,
    privacy: () => waiting,
    counts: () => waiting,
    get retireWorker() {
      return isTakenBack
    },
    data: dataServiceSource({
      room: () => Promise.resolve(room),
      scans: { folder: join(folder, 'scans'), quota: 2 ** 30, keeping: memoryKeeping(() => Promise.resolve([])) },
      dataService: { host: '127.0.0.1', port: (dataService.address() as AddressInfo).port },
    }),
    identity: (_request, response) => Promise.resolve(void response.end('identity')),
  })
  await web.listen(port, '127.0.0.1')
})

beforeEach(() => {
  seen = []
  tokenStatus = 404
  state = 'ready'
  storage = 'ready'
  answer = (request, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.end(JSON.stringify(request.headers))
  }
})

afterAll(async () => {
  await web.close()
  dataService.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, init: RequestInit = {}) => cookieJar().fetch(origin + path, init)
const asPage = { headers: { Accept: 'text/html' } }
const authorized = { Authorization: 'Bearer x', 'Content-Type': 'application/json' }

test.each(['full', 'readonly'] as const)('/health says that the disk is %s, and nothing of where', async (fault) => {
  storage = fault
  const health = await get('/health')
  expect(health.status).toBe(503)
  expect(await health.json()).toEqual({
    status: fault,
    parts: { postgres: 'ready', postgrest: 'ready', identity: 'ready', storage: fault },
  })
  // Reading goes on.
  expect((await get('/rest/kaefer', { headers: authorized })).status).toBe(200)
})

test('/health tells of duties of privacy that wait and of mended counts, while all else goes on', async () => {
  waiting = ['Löschungen warten.']
  const health = await get('/health')
  waiting = []
  const said = { privacy: ['Löschungen warten.'], counts: ['Löschungen warten.'] }
  expect(health.status).toBe(200)
  expect(await health.json()).toEqual({ status: 'ready', parts: expect.anything() as object, ...said })
})

test('pages come with the policy and are kept for the way to the identity service and back, assets for ever', async () => {
  const page = await get('/dashboard', asPage)
  expect(await page.text()).toContain('product')
  expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-abc='`)
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
  expect(page.headers.get('cache-control')).toBe('max-age=10, must-revalidate')
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  const again = await get('/dashboard', {
    headers: { ...asPage.headers, 'If-None-Match': page.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
  const asset = await get('/assets/app-1a2b.js')
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
})

test.each([1, 200_000])('a file of %d bytes arrives whole', async (length) => {
  const text = 'x'.repeat(length)
  writeFileSync(join(folder, 'dist', 'assets', 'long-3c4d.txt'), text)
  expect(await (await get('/assets/long-3c4d.txt')).text()).toBe(text)
})

test.each([
  ['/landing', 'landing'],
  ['/demo/', 'template'],
  ['/demo/icon/index', 'template'],
  ['/silent-check-sso.html', 'check'],
])('%s is the page %s', async (path, title) => {
  expect(await (await get(path, asPage)).text()).toContain(`<title>${title}</title>`)
})

const retirement = async (path: string) => (await fetch(origin + path)).headers.get('waldkerf-worker-retire')

test('a release that is taken back says so to workers, on every file of the site', async () => {
  expect(await retirement('/config.json')).toBeNull()
  isTakenBack = true
  try {
    expect([await retirement('/config.json'), await retirement('/')]).toEqual(['1', '1'])
  } finally {
    isTakenBack = false
  }
})

test('pictures that another program shares lead to the form where no worker takes them', async () => {
  const shared = await fetch(`${origin}/share`, { method: 'POST', body: new FormData(), redirect: 'manual' })
  expect([shared.status, shared.headers.get('location')]).toEqual([303, '/reports/new'])
})

test('the page of the silent check may be framed by us', async () => {
  const response = await get('/silent-check-sso.html', asPage)
  expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors 'self'`)
})

test.each([
  ['/demo?a=1', '/demo/?a=1'],
  ['/icon/index?a=1', '/demo/icon/index?a=1'],
])('%s moves to %s', async (path, to) => {
  const response = await get(path, asPage)
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe(to)
})

test('a picture is refused while the database would have no room left on the disk, and nothing else', async () => {
  room = -1
  const added = { method: 'POST', headers: authorized, body: '{}' }
  const refused = await get('/rest/rpc/w_add_bild', added)
  expect([refused.status, await refused.json()]).toMatchObject([507, { details: 'pictures_full' }])
  room = 1
  expect((await get('/rest/rpc/w_add_bild', added)).status).toBe(200)
})

test('one value of config.json leaves the template part out, and its mock API with it', async () => {
  const file = join(folder, 'dist', 'config.json')
  const before = readFileSync(file, 'utf8')
  const login = { method: 'POST', body: '{"username":"admin","password":"111111"}' }
  const signIn = async () => (await get('/prod-api/vue-element-admin/user/login', login)).status
  expect(await signIn()).toBe(200)
  writeFileSync(file, '{"template":{"enabled":false}}')
  try {
    for (const path of ['/demo/icon/index', '/demo/', '/icon/index']) {
      expect(await (await get(path, asPage)).text()).toContain('product')
    }
    expect(await signIn()).toBe(405)
  } finally {
    writeFileSync(file, before)
  }
  expect(await signIn()).toBe(200)
})

test.each([
  '/assets/gone-9z.js',
  '/csp.json',
  '/template-paths.json',
  '/prod-api/vue-element-admin/user/nobody',
  '/..%2f..%2fetc/passwd',
  '/%zz',
  `/${'x'.repeat(300)}`,
])('there is nothing at %s', async (path) => expect((await get(path)).status).toBe(404))

test.each([
  ['text/html', '302'],
  ['*/*', '400'],
])('an address of another origin leads people (%s) to the start', async (accept, status) => {
  const socket = await stalledRequest(origin, `GET //evil.example HTTP/1.1\r\nAccept: ${accept}\r\n\r\n`)
  const [part] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  expect(part.toString()).toContain(`HTTP/1.1 ${status}`)
  expect(part.toString().includes('Location: /\r\n')).toBe(status === '302')
})

test('another host name is led to the one origin', async () => {
  const response = await fetch(`${origin.replace('127.0.0.1', 'localhost')}/gis/index?a=1`, { redirect: 'manual' })
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toBe(`${origin}/gis/index?a=1`)
})

test('the data service gets path, query and token, and nothing of the browser’s session', async () => {
  const response = await get('/rest/kaefer?id=eq.7', {
    headers: { ...authorized, Cookie: 'session=1', Origin: origin, 'If-Match': '"3"' },
  })
  expect(seen).toEqual(['GET /kaefer?id=eq.7'])
  const headers = (await response.json()) as Record<string, string>
  expect(headers).toMatchObject({ authorization: 'Bearer x', 'if-match': '"3"' })
  expect(headers).not.toHaveProperty('cookie')
  expect(headers).not.toHaveProperty('origin')
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each(['PATCH', 'DELETE'])(
  '%s without a filter never arrives; without a token it does, to get its 401',
  async (method) => {
    const refused = await get('/rest/mappoint', { method, headers: authorized })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ code: 'WK400' })
    expect(seen).toEqual([])
    await get('/rest/mappoint', { method })
    await get('/rest/mappoint?karte_id=eq.5', { method, headers: authorized })
    expect(seen).toEqual([`${method} /mappoint`, `${method} /mappoint?karte_id=eq.5`])
  },
)

test.each([
  ['a header with letters beyond ASCII', '/rest/kaefer', { 'If-Match': 'ä' }],
  ['an address that is no text', '/rest/kaefer?id=eq.%ff', {}],
])('%s never arrives: the data service would break over it', async (_what, path, headers) => {
  const refused = await get(path, { headers: { ...authorized, ...headers } })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ code: 'WK400' })
  expect(seen).toEqual([])
})

const tokenFor = (subject: string, email = '') =>
  new UnsecuredJWT({ sub: subject, email }).setExpirationTime('5m').encode()

test('two hundred slow bodies of one account take no connection of the data service', async () => {
  const head = `POST /rest/rpc/a_probe HTTP/1.1\r\nAuthorization: Bearer ${tokenFor('slow')}\r\nContent-Length: 1000\r\n\r\n{`
  const slow = await Promise.all(Array.from({ length: 200 }, () => stalledRequest(origin, head)))
  try {
    const response = await get('/rest/rpc/a_probe', { method: 'POST', headers: authorized, body: '{}' })
    expect(response.status).toBe(200)
    expect(seen).toEqual(['POST /rpc/a_probe'])
  } finally {
    for (const socket of slow) socket.destroy()
  }
})

const ended = (response: ServerResponse) => response.end('{}')

const statusFor = async (token: string, path: string) =>
  (await get(path, { headers: { Authorization: `Bearer ${token}` } })).status

test.each([
  ['another subject', tokenFor('other')],
  ['another address', tokenFor('one', 'other@waldkerf.test')],
])('one account gets six connections, and %s its own', async (_whose, other) => {
  const held: ServerResponse[] = []
  answer = (request, response) => (request.url === '/slow' ? held.push(response) : ended(response))
  const slow = Array.from({ length: 20 }, () => statusFor(tokenFor('one'), '/rest/slow'))
  await expect.poll(() => held.length, { timeout: 10_000 }).toBe(6)
  expect(await statusFor(other, '/rest/quick')).toBe(200)
  expect(held).toHaveLength(6)
  answer = (_request, response) => ended(response)
  for (const response of held) ended(response)
  expect(new Set(await Promise.all(slow))).toEqual(new Set([200]))
})

test('a token that the data service refuses takes nobody’s share: its body is not even read', async () => {
  tokenStatus = 401
  const forged = `Bearer ${tokenFor('victim')}`
  const head = `POST /rest/rpc/a_probe HTTP/1.1\r\nAuthorization: ${forged}\r\nContent-Length: 1000\r\n\r\n{`
  const socket = await stalledRequest(origin, head)
  const [part] = (await once(socket, 'data')) as [Buffer]
  expect(part.toString()).toContain('HTTP/1.1 401')
  socket.destroy()
  expect((await get('/rest/kaefer')).status).toBe(401)
  expect(seen).toEqual([])
})

test.each([
  ['an address that is too long', `/rest/kaefer?id=in.(${'1,'.repeat(4_000)}1)`, 'GET', undefined, 414],
  ['a body that is too long', '/rest/rpc/a_probe', 'POST', `"${'x'.repeat(2 ** 21)}"`, 413],
  ['a body that nests too deep', '/rest/rpc/a_probe', 'POST', '['.repeat(40), 400],
])('%s never arrives', async (_what, path, method, body, status) => {
  const response = await get(path, { method, headers: authorized, ...(body !== undefined && { body }) })
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ code: `WK${status}` })
  expect(seen).toEqual([])
})

test('the identity service gets its pages and their parts, and nothing of its administration', async () => {
  for (const path of ['/realms/waldkerf/account', '/resources/login.css']) {
    expect(await (await get(path)).text()).toBe('identity')
  }
  expect(await (await get('/admin/', asPage)).text()).toContain('product')
})

test('a POST whose connection breaks is not sent again', async () => {
  answer = (request) => request.socket.destroy()
  const response = await get('/rest/rpc/a_add_invoice', { method: 'POST', headers: authorized, body: '{}' })
  expect(response.status).toBe(502)
  expect(response.headers.get('retry-after')).toBeNull()
  expect(seen).toEqual(['POST /rpc/a_add_invoice'])
})

test('a refusal without a message is answered 502: the outcome of the request is unknown', async () => {
  answer = (_request, response) => {
    response.writeHead(400, { 'Content-Type': 'application/json' })
    response.end('{"code":"","details":null,"hint":null,"message":""}')
  }
  const response = await get('/rest/rpc/a_probe', { method: 'POST', headers: authorized, body: '{}' })
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ code: 'WK502' })
})

test('a refusal in words goes through', async () => {
  answer = (_request, response) => {
    response.writeHead(400, { 'Content-Type': 'application/json' })
    response.end('{"code":"PT400","message":"Die Zahl ist ungültig."}')
  }
  const response = await get('/rest/rpc/a_probe', { method: 'POST', headers: authorized, body: '{}' })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ code: 'PT400', message: 'Die Zahl ist ungültig.' })
})

test.each([
  ['that go on in one piece', 2_000],
  ['that go on as they come', 20_000],
])('long answers travel compressed, those %s', async (_what, length) => {
  const rows = Array.from({ length }, (_, id) => ({ id, art: 'Buchdrucker' }))
  answer = (_request, response) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(rows))
  const response = await get('/rest/kaefer', { headers: { ...authorized, 'Accept-Encoding': 'gzip, br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(await response.json()).toEqual(rows)
})

test.each([2_000, 20_000])('%d rows come uncompressed to a client that does not accept compression', async (length) => {
  const rows = Array.from({ length }, (_, id) => ({ id, art: 'Buchdrucker' }))
  answer = (_request, response) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(rows))
  const response = await get('/rest/kaefer', { headers: { ...authorized, 'Accept-Encoding': 'identity' } })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.json()).toEqual(rows)
})

test('a short answer goes as it is, with its length, whatever parts it came in', async () => {
  answer = (_request, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.write('[{"id":')
    setTimeout(() => response.end('7}]'), 20)
  }
  const response = await get('/rest/kaefer', { headers: { ...authorized, 'Accept-Encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('content-length')).toBe('10')
  expect(await response.json()).toEqual([{ id: 7 }])
})

test('an answer that breaks off before it is passed on becomes 502: the outcome is unknown', async () => {
  answer = (_request, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.write('[{"id":')
    setTimeout(() => response.destroy(), 20)
  }
  const response = await get('/rest/rpc/a_probe', { method: 'POST', headers: authorized, body: '{}' })
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ code: 'WK502' })
})

test('a browser that leaves during an answer does not affect other requests', async () => {
  const gone = new AbortController()
  answer = (_request, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.write('[{"id":')
    setTimeout(() => gone.abort(), 20)
    setTimeout(() => response.end('7}]'), 60)
  }
  const headers = { ...authorized, 'Accept-Encoding': 'br' }
  await expect(get('/rest/kaefer', { headers, signal: gone.signal })).rejects.toThrow('aborted')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect((await get('/health')).status).toBe(200)
})

test('while a part is not ready its paths say when to come back, and pages are still served', async () => {
  state = 'starting'
  for (const path of ['/rest/kaefer', '/realms/waldkerf/account', '/health']) {
    const response = await get(path, { headers: authorized })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('1')
  }
  expect((await get('/dashboard', asPage)).status).toBe(200)
  expect(seen).toEqual([])
})
