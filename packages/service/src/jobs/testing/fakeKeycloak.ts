import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose'
import { audience, protocolPath, realmPath } from '../../identity/realm.ts'
import { accessClaims } from '../../identity/tokens/claims.ts'

/** What the production setup asks of a Keycloak, and a log of what else arrives there. */
export interface FakeKeycloak {
  address: string
  /** Method and address of each request. */
  seen: string[]
  /** From now on signs with a new key and names that one alone. */
  changeKey(): Promise<void>
  /** An access token for a person with this e-mail. */
  token(email: string): Promise<string>
  stop(): void
}

/** @param origin public, as in the issuer */
export async function startFakeKeycloak(origin: string): Promise<FakeKeycloak> {
  const seen: string[] = []
  let pair = await newPair('first')
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    const isKeySet = request.url === `${realmPath}${protocolPath}/certs`
    const encryption = { ...pair.jwk, kid: 'enc', use: 'enc', alg: 'RSA-OAEP' }
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(isKeySet ? { keys: [encryption, pair.jwk] } : { status: 'UP' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async changeKey() {
      pair = await newPair('second')
    },
    token(email) {
      const person = { id: '1', email, givenName: 'Vorname', familyName: 'Nachname', groups: [] }
      return new SignJWT({ ...accessClaims(person, 's') })
        .setProtectedHeader({ alg: 'RS256', kid: pair.jwk.kid ?? '' })
        .setIssuer(origin + realmPath)
        .setAudience([audience, 'account'])
        .setIssuedAt()
        .setExpirationTime('5 minutes')
        .sign(pair.privateKey)
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function newPair(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' }
  return { privateKey, jwk }
}
