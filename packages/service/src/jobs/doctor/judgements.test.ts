import { expect, test } from 'vitest'
import { composeFile, deployFile } from '../deploy/composeFile.ts'
import { judgeCertificate } from './certificate.ts'
import { judgeMigrations } from './database.ts'
import { secretNames } from './doctor.ts'
import { judge } from './finding.ts'
import { judgeClocks, judgeIssuer } from './identity.ts'
import { judgeMailFailure } from './mailServer.ts'
import { exampleText, judgeSecrets } from './secrets.ts'
import { judgeSite, lookAtAdministration } from './site.ts'
import { judgeBackup, judgeRoom, lookAtDisk } from './storage.ts'
import { composedVersions, judgeVersions } from './versions.ts'

const [hour, day, gigabyte] = [3_600_000, 86_400_000, 2 ** 30]
const good = '4f1f0a9bb9e77c6e5d2c8f3a'
const now = Date.parse('2026-11-20T12:00:00Z')

const secrets = (texts: Readonly<Record<string, string>>) => judgeSecrets(Object.keys(texts), (name) => texts[name])

test.each([
  ['ok', { owner_password: good, smtp_password: 'Buche-Ahorn-7' }, /^All 2 are there/],
  ['missing', { owner_password: '' }, /^owner_password is not there or is empty: deploy\/new-secrets\.sh/],
  ['missing', { smtp_password: exampleText }, /^smtp_password has its example text still/],
  ['weak', { smtp_password: 'kurz' }, /can be guessed/],
  ['weak', { owner_password: 'a'.repeat(30) }, /can be guessed/],
  ['weak', { authenticator_uri: 'postgres://authenticator:kurz@postgres:5432/waldkerf' }, /^authenticator_uri can be/],
  ['weak', { owner_password: good, mailer_password: good }, /^owner_password and mailer_password are the same/],
  ['missing', { owner_password: 'kurz', smtp_password: '' }, /can be guessed.* smtp_password is not there/],
] as const)('secrets are %s: %j', (sign, texts, sentence) => {
  expect(secrets(texts)).toEqual({ sign, sentence: expect.stringMatching(sentence) })
})

test('the example text is the one that new-secrets.sh writes, the names are those of compose.yaml', () => {
  expect(deployFile('new-secrets.sh')).toContain(`make smtp_password '${exampleText}'`)
  expect(secretNames(deployFile('compose.yaml'))).toEqual(Object.keys(composeFile().secrets))
})

test.each([
  ['ok', 90, undefined, /^It is for a\.example, and valid until 2027-02-18; days left: 90\.$/],
  ['weak', 3, undefined, /^It ends on 2026-11-23, days left: 3\./],
  ['missing', -2, 'CERT_HAS_EXPIRED', /^It has expired on 2026-11-18: renew it/],
  ['missing', 90, 'CERT_NOT_YET_VALID', /look at the clock/],
  ['missing', 90, 'ERR_TLS_CERT_ALTNAME_INVALID', /^It is not for a\.example/],
  ['missing', 90, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', /do not trust it \(UNABLE.*NODE_EXTRA_CA_CERTS/],
] as const)('a certificate is %s with %i days and %s', (sign, days, fault, sentence) => {
  const validTo = new Date(now + days * day).toUTCString()
  expect(judgeCertificate({ validTo, fault }, 'a.example', now)).toEqual({
    sign,
    sentence: expect.stringMatching(sentence) as string,
  })
})

test('clocks may differ by a minute', () => {
  expect(judgeClocks(now, { 'the database': now + 59_000, Keycloak: undefined }).sign).toBe('ok')
  expect(judgeClocks(now, { 'the database': now, Keycloak: now + 300_000 })).toMatchObject({
    sign: 'missing',
    sentence: expect.stringMatching(/^This clock is 300 s behind that of Keycloak/) as string,
  })
  expect(judgeClocks(now, { 'the database': now - 300_000 }).sentence).toMatch(/300 s ahead of that of the database/)
  expect(judgeClocks(now, { Keycloak: undefined }).sign).toBe('weak')
})

test('one issuer for all', () => {
  const [origin, issuer] = ['https://a.example', 'https://a.example/realms/waldkerf']
  expect(judgeIssuer(origin, { keycloak: issuer, database: issuer }).sign).toBe('ok')
  expect(judgeIssuer(origin, { keycloak: issuer, database: undefined }).sign).toBe('ok')
  const other = 'https://b.example/realms/waldkerf'
  expect(judgeIssuer(origin, { keycloak: other, database: issuer })).toMatchObject({
    sign: 'missing',
    sentence: expect.stringContaining(`Keycloak signs as ${other}`) as string,
  })
  expect(judgeIssuer(origin, { keycloak: issuer, database: '' }).sentence).toContain('tokens of nobody')
})

const server = { host: 'smtp.example', port: 587, user: 'a', password: 'b', from: 'a@smtp.example' }

test.each([
  ['EAUTH', 'refuses the sign-in'],
  ['ETLS', 'offers no encryption'],
  ['EDNS', 'has no address'],
  ['EPROTOCOL', 'refuses the conversation'],
  ['ETIMEDOUT', 'is not reached'],
])('a mail server that fails with %s has a sentence', (code, words) => {
  const { sign, sentence } = judgeMailFailure(server, Object.assign(new Error('535 no'), { code }))
  expect([sign, sentence]).toEqual(['missing', expect.stringContaining(`smtp.example:587 ${words}`)])
  expect(sentence).toContain('(535 no). Mails wait')
})

test('a backup may be 26 hours old', () => {
  expect(judgeBackup(25.9 * hour).sign).toBe('ok')
  expect(judgeBackup(26 * hour).sign).toBe('weak')
  expect(judgeBackup(undefined).sign).toBe('missing')
})

const room = (free: number) => judgeRoom({ name: 'backups', free: free * gigabyte, size: 100 * gigabyte })

test('a disk has room, or says that it has none', async () => {
  expect([room(20), room(9), room(0.4)].map(({ sign }) => sign)).toEqual(['ok', 'weak', 'missing'])
  expect(room(0.4).sentence).toMatch(/^0\.4 GB of 100 are free for backups: .*nothing that is kept is lost/)
  expect(await lookAtDisk({ backups: '/of/no/disk' })).toMatchObject({ sign: 'missing' })
})

test('migrations that wait are counted', () => {
  expect(judgeMigrations(['a', 'b'], ['a', 'b']).sign).toBe('ok')
  expect(judgeMigrations(['a'], ['a', 'b', 'c'])).toMatchObject({
    sign: 'missing',
    sentence: expect.stringMatching(/^2 migrations wait, the first is b/) as string,
  })
})

test('versions are compared with those of compose.yaml', () => {
  const wanted = composedVersions(deployFile('compose.yaml'))
  expect(Object.keys(wanted).toSorted()).toEqual(['keycloak', 'postgres', 'postgrest'])
  expect(judgeVersions(wanted, wanted).sign).toBe('ok')
  expect(judgeVersions(wanted, { ...wanted, keycloak: undefined }).sentence).toContain('Keycloak (which does not say)')
  expect(judgeVersions(wanted, { ...wanted, postgres: '15.2' })).toMatchObject({
    sign: 'weak',
    sentence: expect.stringContaining('PostgreSQL 15.2 runs') as string,
  })
  expect(judgeVersions(wanted, { ...wanted, postgrest: undefined }).sign).toBe('missing')
})

test('a site that is not ready says which part, an administration that is reached where', async () => {
  const page = { status: 404, type: 'text/html', body: '', date: undefined }
  expect(judgeSite('https://a.example', { ...page, status: 200 }).sign).toBe('ok')
  expect(judgeSite('https://a.example', { ...page, status: 503, body: '{"status":"starting"}' }).sentence).toContain(
    'answers 503 and says {"status":"starting"}',
  )
  expect((await lookAtAdministration('https://a.example', () => Promise.resolve(page))).sign).toBe('ok')
  const open = { ...page, status: 200, type: 'application/json' }
  expect(await lookAtAdministration('https://a.example', () => Promise.resolve(open))).toMatchObject({
    sign: 'missing',
    sentence: expect.stringContaining('is answered by Keycloak') as string,
  })
})

const look = () => Promise.reject(Object.assign(new Error('fetch failed'), { code: 'ENOTFOUND' }))

test('a check that fails is a finding', async () => {
  expect(await judge({ part: 'site', look })).toEqual({
    part: 'site',
    sign: 'missing',
    sentence: 'It cannot be looked at (ENOTFOUND).',
  })
})
