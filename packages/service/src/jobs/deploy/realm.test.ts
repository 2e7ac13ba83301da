import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Account } from '@waldkerf/service/identity/accounts/accounts'
import { demoAccounts } from '@waldkerf/service/identity/accounts/demoAccounts'
import { audience, clientId, realm, sessionIdle } from '@waldkerf/service/identity/realm'
import { accessClaims, personClaims } from '@waldkerf/service/identity/tokens/claims'
import { invitationsClient } from '../invitations/keycloakAdmin.ts'
import { keptFor } from '../keys/keySet.ts'
import { deployFile } from './composeFile.ts'

interface Mapper {
  name: string
  protocolMapper: string
  config: Record<string, string>
}

interface RealmFile {
  [key: string]: unknown
  groups: { name: string }[]
  clients: { [key: string]: unknown; clientId: string; attributes: Record<string, string>; protocolMappers: Mapper[] }[]
}

const file = JSON.parse(deployFile('keycloak/waldkerf-realm.json')) as RealmFile
const [client = expect.fail('no client')] = file.clients
const origin = '${WALDKERF_ORIGIN}'

const account: Account = { id: '1', email: 'a@b.example', givenName: 'A', familyName: 'B', groups: [] }
const mapper = (claim: string) =>
  client.protocolMappers.find(
    ({ protocolMapper, config }) =>
      config['claim.name'] === claim || (claim === 'name' && protocolMapper === 'oidc-full-name-mapper'),
  )

test('realm and client have the names that app and data service know', () => {
  const path = new URL('../../../../app/public/config.json', import.meta.url)
  const { keycloak } = JSON.parse(readFileSync(path, 'utf8')) as { keycloak: { realm: string; clientId: string } }
  expect([file['realm'], client.clientId]).toEqual([realm, clientId])
  expect([keycloak.realm, keycloak.clientId]).toEqual([realm, clientId])
})

test('the client is a public one that signs in by code and PKCE alone', () => {
  expect(client).toMatchObject({
    publicClient: true,
    standardFlowEnabled: true,
    implicitFlowEnabled: false,
    directAccessGrantsEnabled: false,
    serviceAccountsEnabled: false,
    consentRequired: false,
  })
  expect(client.attributes['pkce.code.challenge.method']).toBe('S256')
})

test('the job that invites may manage users and nothing else', () => {
  const job = file.clients.find((one) => one.clientId === invitationsClient)
  expect(job).toMatchObject({
    publicClient: false,
    serviceAccountsEnabled: true,
    standardFlowEnabled: false,
    directAccessGrantsEnabled: false,
    secret: '${WALDKERF_INVITATIONS_SECRET}',
  })
  expect(file['users']).toEqual([
    {
      username: `service-account-${invitationsClient}`,
      enabled: true,
      serviceAccountClientId: invitationsClient,
      clientRoles: { 'realm-management': ['manage-users'] },
    },
  ])
  expect(file.clients.map(({ clientId: id }) => id)).toEqual([clientId, invitationsClient])
})

test('the app’s client goes back to the public origin and nowhere else', () => {
  expect(client).toMatchObject({ redirectUris: [`${origin}/*`], webOrigins: [origin], rootUrl: origin })
  expect(client.attributes['post.logout.redirect.uris']).toBe(`${origin}/*`)
})

test('access tokens carry every claim of the embedded ones', () => {
  // Keycloak's own; realm roles grant nothing and are left out.
  const own = new Set(['typ', 'azp', 'sid', 'realm_access'])
  const claims = Object.keys(accessClaims(account, 's')).filter((claim) => !own.has(claim))
  const missing = (names: string[], place: string) => names.filter((name) => mapper(name)?.config[place] !== 'true')
  expect(missing(claims, 'access.token.claim')).toEqual([])
  expect(missing(Object.keys(personClaims(account)), 'userinfo.token.claim')).toEqual([])
  expect(mapper('role')?.config['claim.value']).toBe(accessClaims(account, undefined).role)
  expect(mapper('groups')?.config['full.path']).toBe('false')
})

test('tokens are for the data service, ID tokens are not', () => {
  const { config = {} } = client.protocolMappers.find((one) => one.protocolMapper === 'oidc-audience-mapper') ?? {}
  expect(config).toMatchObject({
    'included.custom.audience': audience,
    'access.token.claim': 'true',
    'id.token.claim': 'false',
  })
})

test('the profile is open to the client: Keycloak asks for a role of its account service', () => {
  expect(file['clientScopeMappings']).toEqual({ account: [{ client: clientId, roles: ['view-profile'] }] })
  expect(client['defaultClientScopes']).toEqual(expect.arrayContaining(['basic', 'roles']))
  // With a list of its own the realm would lose Keycloak's scopes.
  expect(file['clientScopes']).toBeUndefined()
})

test('lives agree with the embedded identity service, and keys outlive tokens', () => {
  expect(file).toMatchObject({ accessTokenLifespan: 300, ssoSessionIdleTimeout: sessionIdle })
  expect(keptFor).toBeGreaterThan(Number(file['accessTokenLifespan']) * 1_000)
  // An answer may get lost on the way: the refresh token that led to it works once more.
  expect(file).toMatchObject({ revokeRefreshToken: true, refreshTokenMaxReuse: 1 })
})

test('guessing is slowed down, addresses are verified, both languages are offered', () => {
  expect(file).toMatchObject({
    bruteForceProtected: true,
    failureFactor: 8,
    verifyEmail: true,
    registrationEmailAsUsername: true,
    duplicateEmailsAllowed: false,
    defaultLocale: 'de',
    supportedLocales: ['de', 'en'],
  })
  expect(file['passwordPolicy']).toContain('length(12)')
})

test('the groups are those that the product shows', () => {
  const names = file.groups.map(({ name }) => name)
  expect(names).toEqual(['appuser_new', 'appuser_validated', 'appuser_apus', 'appuser_apus_admin', 'ogf_admin'])
  expect(names).toEqual(expect.arrayContaining(demoAccounts().flatMap(({ groups }) => groups)))
})
