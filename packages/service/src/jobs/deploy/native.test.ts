import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commandLines } from '@waldkerf/service/production/documentation/documented'
import { composeFile, deployFile, deployPath } from './composeFile.ts'

/** The units of deploy/native say what compose.yaml says: one service, one unit, apart from where things lie. */
const services = Object.fromEntries(
  Object.entries(composeFile().services).filter(([, { profiles }]) => profiles === undefined),
)
const names = Object.keys(services)
const service = (name: string) => services[name] ?? expect.fail(`no service ${name}`)

/** The values of a key, lines that go on joined. */
function values(name: string, key: string): string[] {
  const text = deployFile(`native/units/waldkerf-${name}.service`).replaceAll(/\\\n\s*/g, '')
  return [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)
}

const environment = (name: string) =>
  Object.fromEntries(
    values(name, 'Environment')
      .join(' ')
      .split(' ')
      .map((pair) => pair.split('=') as [string, string]),
  )

test('each service has its unit, each unit its service, and the target wants them all', () => {
  const units = readdirSync(deployPath('native/units')).filter((file) => file.endsWith('.service'))
  expect(units.toSorted()).toEqual(names.map((name) => `waldkerf-${name}.service`).toSorted())
  const wanted = [...deployFile('native/units/waldkerf.target').matchAll(/^Wants=(.*)$/gm)].flatMap(([, list = '']) =>
    list.split(' '),
  )
  expect(wanted.toSorted()).toEqual(units.toSorted())
})

test.each(names)('%s has the secrets, the memory and the processes of its container', (name) => {
  const { secrets = [], mem_limit, pids_limit } = service(name)
  const loaded = values(name, 'LoadCredential')
  expect(loaded.toSorted()).toEqual(secrets.map((one) => `${one}:/opt/waldkerf/deploy/secrets/${one}`).toSorted())
  expect(values(name, 'MemoryMax')).toEqual([mem_limit?.toUpperCase()])
  expect(values(name, 'TasksMax')).toEqual([String(pids_limit)])
})

test('jobs run as in their containers', () => {
  const jobs = names.filter((name) => service(name).image.startsWith('waldkerf:'))
  const [, entry = ''] = /^ENTRYPOINT \["node", "(.*)"\]$/m.exec(deployFile('Dockerfile')) ?? []
  for (const name of jobs) {
    const [job = ''] = service(name).command ?? []
    expect(values(name, 'ExecStart')).toEqual([`/usr/local/lib/waldkerf/node ${entry} ${job}`])
  }
  expect(jobs).toHaveLength(5)
})

test('PostgreSQL has the options of its container, and makes its cluster in the same way', () => {
  const [program, ...options] = service('postgres').command ?? []
  const places = ['-D /var/lib/waldkerf/database', '-k /run/waldkerf-postgres', '-clisten_addresses=127.0.0.1']
  expect(values('postgres', 'ExecStart')).toEqual([
    [`/usr/local/lib/waldkerf/postgres/${program}`, ...options, ...places].join(' '),
  ])
  const { POSTGRES_INITDB_ARGS, POSTGRES_USER } = service('postgres').environment ?? {}
  expect(deployFile('native/init-database.sh')).toContain(` --username=${POSTGRES_USER} ${POSTGRES_INITDB_ARGS}\n`)
})

test('PostgREST has the settings of its container', () => {
  expect(environment('postgrest')).toEqual({
    ...service('postgrest').environment,
    LANG: 'C.UTF-8',
    PGRST_DB_URI: '@%d/authenticator_uri',
    PGRST_JWT_SECRET: '@/var/lib/waldkerf/keys/jwks.json',
    PGRST_SERVER_HOST: '127.0.0.1',
  })
})

test('Keycloak has the settings of its container, and reads its secrets in the same way', () => {
  const given = Object.entries(service('keycloak').environment ?? {}).filter(([, value]) => !value.includes('${'))
  expect(environment('keycloak')).toEqual({
    ...Object.fromEntries(given),
    KC_DB_URL_HOST: '127.0.0.1',
    KC_HTTP_HOST: '127.0.0.1',
    KC_HTTP_PORT: '8081',
    KC_HTTP_MANAGEMENT_HOST: '127.0.0.1',
  })
  const lines = (service('keycloak').command ?? []).join('\n').trim().replaceAll('$$', '$')
  expect(deployFile('native/keycloak.sh')).toMatch(/^export KC_HOSTNAME="\$WALDKERF_ORIGIN"$/m)
  expect(deployFile('native/keycloak.sh')).toContain(lines.replaceAll('/run/secrets', '$CREDENTIALS_DIRECTORY'))
})

test('deploy/README.md needs ten commands at most, and each file that it names is there', () => {
  const [, block = ''] = /```sh\n(.*?)```/s.exec(deployFile('README.md')) ?? []
  const lines = commandLines(block)
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.length).toBeLessThanOrEqual(10)
  const scripts = lines.filter((line) => line.startsWith('native/'))
  expect(scripts).toEqual(['native/install.sh'])
  for (const script of [...scripts, 'native/waldkerf']) expect(existsSync(deployPath(script))).toBe(true)
})
