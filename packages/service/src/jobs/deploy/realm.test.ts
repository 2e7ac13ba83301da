import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Account } from '@waldkerf/service/identity/accounts/accounts'
import { demoAccounts } from '@waldkerf/service/identity/accounts/demoAccounts'
import { audience, clientId, passwordRules, realm, sessionIdle } from '@waldkerf/service/identity/realm'
import { attemptLimits } from '@waldkerf/service/identity/signIn/attempts'
import { accessClaims, personClaims } from '@waldkerf/service/identity/tokens/claims'
import { invitationsClient } from '../invitations/keycloakAdmin.ts'
import { keptFor } from '../keys/keySet.ts'
import { deployFile } from './composeFile.ts'

interface Mapper {
  name: string
  protocolMapper: string
  config: Record<string, string>
}

interface Execution {
  authenticator?: string
  flowAlias?: string
  requirement: string
}

interface RealmFile {
  [key: string]: unknown
  groups: { name: string; realmRoles?: string[] }[]
  authenticationFlows: { alias: string; authenticationExecutions: Execution[] }[]
  clients: { [key: string]: unknown; clientId: string; attributes: Record<string, string>; protocolMappers: Mapper[] }[]
}

const file = JSON.parse(deployFile('keycloak/waldkerf-realm.json')) as RealmFile
const [client = expect.fail('no client')] = file.clients
const origin = '${WALDKERF_ORIGIN}'

/** Seconds that audit events stay: 30 days. */
const auditKept = 2_592_000

/** The steps of a flow, with what each means for it. */
const steps = (alias: string) =>
  file.authenticationFlows
    .find((flow) => flow.alias === alias)
    ?.authenticationExecutions.map(
      ({ authenticator, flowAlias, requirement }) => `${requirement} ${authenticator ?? flowAlias}`,
    ) ?? []

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
  expect(client.attributes['post.logout.redirect.uris']).toBe(`${origin}/`)
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

test('keys outlive tokens', () => {
  expect(keptFor).toBeGreaterThan(Number(file['accessTokenLifespan']) * 1_000)
})

/** Settings that protect accounts, each with the reason why another value is a weakening. */
const protections: Readonly<Record<string, readonly [values: Readonly<Record<string, unknown>>, reason: string]>> = {
  guessing: [
    {
      bruteForceProtected: true,
      bruteForceStrategy: 'MULTIPLE',
      permanentLockout: false,
      failureFactor: attemptLimits.account,
      waitIncrementSeconds: 60,
      maxFailureWaitSeconds: 900,
      minimumQuickLoginWaitSeconds: 60,
    },
    'passwords could be guessed at full speed; locked for good, anybody could lock others out',
  ],
  addresses: [
    {
      verifyEmail: true,
      registrationEmailAsUsername: true,
      loginWithEmailAllowed: true,
      duplicateEmailsAllowed: false,
      editUsernameAllowed: false,
    },
    'the role hangs on the address: nobody may take that of another, or change the own one without the administration',
  ],
  strangers: [{ registrationAllowed: false }, 'people are invited'],
  devices: [{ rememberMe: false }, 'a session would outlive the day on shared machines'],
  encryption: [{ sslRequired: 'external' }, 'passwords would cross the network in the open'],
  lives: [
    {
      accessTokenLifespan: 300,
      accessCodeLifespan: 60,
      ssoSessionIdleTimeout: sessionIdle,
      ssoSessionMaxLifespan: 86_400,
      actionTokenGeneratedByAdminLifespan: 604_800,
      revokeRefreshToken: true,
      // An answer may get lost on the way: the refresh token that led to it works once more.
      refreshTokenMaxReuse: 1,
    },
    'what is stolen would be of use for longer; keys of tokens are published for twice their life',
  ],
  audit: [
    {
      eventsEnabled: true,
      eventsExpiration: auditKept,
      adminEventsEnabled: true,
      // It would store what was changed, with the person's data.
      adminEventsDetailsEnabled: false,
      attributes: { adminEventsExpiration: String(auditKept) },
    },
    'nobody could see afterwards what happened; kept for longer, they are a register of people',
  ],
  passkeys: [
    {
      webAuthnPolicyPasswordlessPasskeysEnabled: true,
      webAuthnPolicyPasswordlessResidentKey: 'required',
      webAuthnPolicyPasswordlessUserVerificationRequirement: 'required',
    },
    'a passkey counts as two factors only if the device asks for its owner',
  ],
  codes: [
    {
      otpPolicyType: 'totp',
      otpPolicyDigits: 6,
      otpPolicyPeriod: 30,
      otpPolicyLookAheadWindow: 1,
      otpPolicyCodeReusable: false,
    },
    'a code that was seen could be used again',
  ],
  flows: [
    {
      browserFlow: 'waldkerf sign-in',
      resetCredentialsFlow: 'waldkerf forgotten password',
      directGrantFlow: 'waldkerf no direct grants',
    },
    'Keycloak’s own flows know no obligatory second factor, give a new one to whoever reads the mail, and tokens for a password alone',
  ],
  languages: [
    { internationalizationEnabled: true, defaultLocale: 'de', supportedLocales: ['de', 'en'] },
    'both are offered',
  ],
}

test.each(Object.entries(protections).map(([name, [values, reason]]) => [name, reason, values] as const))(
  '%s are protected, else: %s',
  (_name, _reason, values) => {
    expect(file).toMatchObject(values)
  },
)

test('passwords have the rules of the embedded service', () => {
  const { least, most } = passwordRules
  expect(String(file['passwordPolicy']).split(' and ')).toEqual([
    `length(${least})`,
    `maxLength(${most})`,
    'notUsername(undefined)',
    'notEmail(undefined)',
    'passwordHistory(3)',
  ])
})

test('administrators need a second factor, a passkey is one, and a mailbox gives none', () => {
  expect(file.groups.filter(({ realmRoles }) => realmRoles)).toEqual([
    { name: 'ogf_admin', realmRoles: ['second-factor'] },
  ])
  expect(steps('waldkerf form')).toEqual([
    'REQUIRED auth-username-password-form',
    'CONDITIONAL waldkerf code, required',
    'CONDITIONAL waldkerf code, chosen',
  ])
  expect(steps('waldkerf code, required')).toEqual([
    'REQUIRED conditional-user-role',
    'REQUIRED conditional-credential',
    'REQUIRED auth-otp-form',
  ])
  expect(steps('waldkerf code, chosen').at(-1)).toBe('REQUIRED auth-otp-form')
  expect(steps('waldkerf forgotten password')).toEqual([
    'REQUIRED reset-credentials-choose-user',
    'REQUIRED reset-credential-email',
    'CONDITIONAL waldkerf code, required',
    'CONDITIONAL waldkerf code, chosen',
    'REQUIRED reset-password',
  ])
  expect(steps('waldkerf after a directory')).toEqual([
    // Without a step that always passes nobody else would get in.
    'REQUIRED allow-access-authenticator',
    'CONDITIONAL waldkerf code, required',
  ])
  expect(steps('waldkerf no direct grants')).toEqual(['REQUIRED deny-access-authenticator'])
  expect(file['authenticatorConfig']).toEqual([
    { alias: 'waldkerf must have it', config: { condUserRole: 'second-factor', negate: 'false' } },
    { alias: 'waldkerf need not have it', config: { condUserRole: 'second-factor', negate: 'true' } },
    { alias: 'waldkerf no passkey used', config: { credentials: 'webauthn-passwordless', included: 'false' } },
  ])
})

test('no secret stands in a file, and nobody has a password from the start', () => {
  const secret = /^(secret|password|clientSecret|bindCredential)$/
  const found: string[] = []
  for (const name of ['waldkerf-realm.json', 'broker-oidc.json'])
    JSON.parse(deployFile(`keycloak/${name}`), (key, value: unknown) => {
      if (secret.test(key)) found.push(String(value))
      return value
    })
  expect(found.filter((value) => !/^\$\{[A-Z_]+\}$/.test(value))).toEqual([])
  expect(JSON.stringify(file)).not.toContain('"credentials":[')
})

test('the groups are those that the product shows', () => {
  const names = file.groups.map(({ name }) => name)
  expect(names).toEqual(['appuser_new', 'appuser_validated', 'appuser_apus', 'appuser_apus_admin', 'ogf_admin'])
  expect(names).toEqual(expect.arrayContaining(demoAccounts().flatMap(({ groups }) => groups)))
})
