import { equal, match, ok, rejects } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { connect as connectTcp } from 'node:net'
import { connect } from 'node:tls'
import type { Authority } from '../native/authority.ts'
import type { Kit } from '../native/kit.ts'
import type { Walk } from '../walk.ts'

interface Outside {
  authority: Authority
  /** Port of plain HTTP. */
  http: number
}

/** TLS as the world sees it, by deploy/haproxy.cfg. */
export async function gateway(walk: Walk, kit: Kit, { authority, http }: Outside): Promise<void> {
  const { host, hostname, port } = new URL(kit.origin)
  const ca = readFileSync(authority.ca)
  await walk.step('haproxy -c takes deploy/haproxy.cfg', () => kit.gateway.check())
  await walk.step('the site is there by TLS 1.2 and 1.3, not by an older one', async () => {
    await waitFor(`${kit.origin}/health`)
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const) equal(await protocol(Number(port), ca, version), version)
    await rejects(protocol(Number(port), ca, 'TLSv1.1'))
  })
  await walk.step('HTTP/2, and HSTS on every answer', async () => {
    const session = connectHttp2(kit.origin, { ca })
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      session.on('error', reject)
      session.request({ ':path': '/' }).on('response', resolve)
    })
    session.close()
    equal(headers[':status'], 200)
    match(String(headers['strict-transport-security']), /max-age=31536000/)
    match(
      (await fetch(kit.origin + '/realms/waldkerf/account')).headers.get('strict-transport-security') ?? '',
      /max-age/,
    )
  })
  await walk.step('plain HTTP leads to HTTPS', async () => {
    const answer = await fetch(`http://127.0.0.1:${http}/gis`, { redirect: 'manual', headers: { host } })
    equal(answer.status, 301)
    match(answer.headers.get('location') ?? '', /^https:/)
  })
  await walk.step('heads that grow too long or come too slowly are refused', async () => {
    const long = await fetch(kit.origin, { headers: { 'X-Long': 'a'.repeat(30_000) } })
    ok([400, 431].includes(long.status), `answers ${long.status}`)
    ok((await slowHead(Number(port), hostname, ca)) < 20_000)
  })
}

async function waitFor(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await fetch(address).catch(() => undefined))?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${address} does not answer.`)
}

function protocol(port: number, ca: Buffer, version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3'): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: 'localhost', port, ca, minVersion: version, maxVersion: version }, () => {
      resolve(socket.getProtocol())
      socket.destroy()
    })
    socket.on('error', reject)
  })
}

/** Milliseconds until a request whose head never ends is given up. */
function slowHead(port: number, host: string, ca: Buffer): Promise<number> {
  const began = Date.now()
  return new Promise((resolve) => {
    const socket = connect({ socket: connectTcp(port, '127.0.0.1'), servername: host, ca }, () => {
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
    })
    const drops = setInterval(() => socket.write('X'), 1_000)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(drops)
      resolve(Date.now() - began)
    })
  })
}
