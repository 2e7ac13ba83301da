import { once } from 'node:events'
import { connect } from 'node:tls'
import { type Judgement, missing, ok, patience, reason, weak } from './finding.ts'

export interface Certificate {
  /** As the gateway shows it. */
  validTo: string
  /** Code of OpenSSL or Node; undefined where all is well. */
  fault: string | undefined
}

const day = 86_400_000
/** Days before its end: an ACME client has renewed it by then. */
const early = 14

/** The certificate of the public origin, as a browser sees it. */
async function readCertificate({ hostname, port }: URL): Promise<Certificate> {
  // Names alone are sent as such: an address is none.
  const servername = /^[\d.]+$|:/.test(hostname) ? '' : hostname
  const socket = connect({ host: hostname, port: Number(port || 443), servername, rejectUnauthorized: false })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patience) })
    // Null where all is well, whatever the types say.
    const fault: unknown = socket.authorizationError
    return { validTo: socket.getPeerCertificate().valid_to, fault: fault ? String(errorText(fault)) : undefined }
  } finally {
    socket.destroy()
  }
}

/** Node gives a code or an error with one. */
const errorText = (fault: unknown) => (fault instanceof Error && 'code' in fault ? fault.code : fault)

const untrusted =
  'show the whole chain; for an authority of your own let NODE_EXTRA_CA_CERTS name the file with its certificate'

/** @param now milliseconds since 1970 */
export function judgeCertificate({ validTo, fault }: Certificate, host: string, now: number): Judgement {
  const days = Math.floor((Date.parse(validTo) - now) / day)
  const end = new Date(validTo).toISOString().slice(0, 10)
  if (days < 0) return missing(`It has expired on ${end}: renew it, and reload the TLS proxy.`)
  if (fault === 'CERT_NOT_YET_VALID') return missing('It is not valid yet: look at the clock of this machine.')
  if (fault?.includes('ALTNAME')) return missing(`It is not for ${host}: get one that has this name.`)
  if (fault !== undefined) return missing(`Browsers do not trust it (${fault}): ${untrusted}.`)
  if (days < early) return weak(`It ends on ${end}, days left: ${days}. See why it is not renewed by itself.`)
  return ok(`It is for ${host}, and valid until ${end}; days left: ${days}.`)
}

export async function lookAtCertificate(origin: string, now = Date.now()): Promise<Judgement> {
  const url = new URL(origin)
  if (url.protocol !== 'https:') {
    return missing(`WALDKERF_ORIGIN is ${origin}: passwords need https, by a TLS proxy (docs/operations.md 'TLS').`)
  }
  try {
    return judgeCertificate(await readCertificate(url), url.hostname, now)
  } catch (error) {
    return missing(`${origin} does not answer by TLS (${reason(error)}): look at the TLS proxy and the name's address.`)
  }
}
