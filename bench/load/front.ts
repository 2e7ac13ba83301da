import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** HTTP/2 with TLS before a back end, as a production site has it: browsers speak HTTP/2 over nothing else. */
export interface Front {
  origin: string
  /** Every answer waits this long, in ms: with it round trips can be counted, redirects too. */
  delay: number
  stop: () => Promise<void>
}

const identity = certificate()

/** The browser's option to trust it: of a site that it does not trust it keeps nothing in its cache. */
export const trustFront = `--ignore-certificate-errors-spki-list=${createHash('sha256')
  .update(new X509Certificate(identity.cert).publicKey.export({ type: 'spki', format: 'der' }))
  .digest('base64')}`

/** Starts on this port before its back end does; `behind` says where that is. @throws without openssl */
export async function startFront(port: number, behind: () => string): Promise<Front> {
  const agent = new Agent({ keepAlive: true })
  const secure = createSecureServer({ ...identity, allowHTTP1: true })
  const front: Front = {
    origin: '',
    delay: 0,
    stop: () =>
      new Promise((resolve) => {
        agent.destroy()
        secure.close(() => resolve())
      }),
  }
  secure.on('request', (incoming, outgoing) => {
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')))
    const host = incoming.headers[':authority'] ?? incoming.headers.host ?? ''
    const target = new URL(incoming.url ?? '/', behind())
    const outward = request(
      target,
      { agent, method: incoming.method ?? 'GET', headers: { ...headers, host, 'x-forwarded-proto': 'https' } },
      (answer) => {
        const passed = Object.entries(answer.headers).filter(
          ([name]) => !['connection', 'keep-alive', 'transfer-encoding'].includes(name),
        )
        setTimeout(() => {
          outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(passed))
          answer.pipe(outgoing)
        }, front.delay)
      },
    )
    outward.on('error', () => outgoing.destroy())
    incoming.pipe(outward)
  })
  await new Promise<void>((resolve) => secure.listen(port, '127.0.0.1', resolve))
  front.origin = `https://127.0.0.1:${(secure.address() as AddressInfo).port}`
  return front
}

/** Signed by itself, for an hour's use. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'waldkerf-bench-'))
  try {
    const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1']
    execFileSync('openssl', ['req', ...options, '-keyout', 'key.pem', '-out', 'cert.pem'], {
      cwd: folder,
      stdio: 'pipe',
    })
    return { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(join(folder, 'cert.pem')) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
