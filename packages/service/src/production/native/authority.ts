import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { run } from '../programs/kept.ts'

/** A certificate authority of this run's own, and what it has signed for `localhost`. */
export interface Authority {
  /** PEM of the authority itself. */
  ca: string
  key: string
  certificate: string
  /** Key and certificate in one file, as HAProxy wants them. */
  both: string
  /** SHA-256 of the public key, by which a browser that knows no authority takes this certificate alone. */
  fingerprint: string
}

/** Arguments of `openssl x509` that sign the site's request. */
const signing = (days: number, name: string) =>
  `x509 -req -in site.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days ${days} -extfile site.ext -out ${name}`.split(
    ' ',
  )

/** The same certificate as it is a day after its end, with its key, as HAProxy wants both. */
export async function expired({ ca, key }: Authority): Promise<string> {
  const folder = dirname(ca)
  await run('openssl', signing(-1, 'expired.pem'), { cwd: folder })
  return readFileSync(join(folder, 'expired.pem'), 'utf8') + readFileSync(key, 'utf8')
}

/** @param folder where the files are written; answers their paths @param names that the certificate is for */
export async function newAuthority(folder: string, names = 'DNS:localhost,IP:127.0.0.1'): Promise<Authority> {
  const place = (name: string) => join(folder, name)
  const openssl = (...args: string[]) => run('openssl', args, { cwd: folder })
  const keys = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  await openssl('req', '-x509', ...keys, '-keyout', 'ca.key', '-out', 'ca.pem', '-days', '2', '-subj', '/CN=Test CA')
  await openssl('req', ...keys, '-keyout', 'site.key', '-out', 'site.csr', '-subj', '/CN=localhost')
  writeFileSync(place('site.ext'), `subjectAltName=${names}\nextendedKeyUsage=serverAuth\n`)
  await openssl(...signing(2, 'site.pem'))
  const certificate = readFileSync(place('site.pem'), 'utf8')
  writeFileSync(place('both.pem'), certificate + readFileSync(place('site.key'), 'utf8'))
  const publicKey = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return {
    ca: place('ca.pem'),
    key: place('site.key'),
    certificate: place('site.pem'),
    both: place('both.pem'),
    fingerprint: createHash('sha256').update(publicKey).digest('base64'),
  }
}

/** This process takes what the authority has signed, beside what it takes anyway. */
export function trust({ ca }: Authority): void {
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(ca, 'utf8')])
}
