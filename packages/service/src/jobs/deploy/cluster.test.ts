import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { composeFile, deployFile } from './composeFile.ts'

/** The files of deploy/cluster say what compose.yaml and its neighbours say, apart from what several machines need. */
const { services } = composeFile()

/** `export NAME=value …` of a script. */
const exported = (file: string) =>
  Object.fromEntries(
    [...deployFile(`cluster/${file}`).matchAll(/^export (.*)$/gm)]
      .flatMap(([, line = '']) => line.match(/\w+=("[^"]*"|\S+)/g) ?? [])
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1).replaceAll('"', '')]),
  )

interface Patroni {
  bootstrap: {
    dcs: { ttl: number; loop_wait: number; retry_timeout: number; postgresql: { parameters: Record<string, unknown> } }
    initdb: Record<string, string>[]
  }
}

const { bootstrap } = parse(deployFile('cluster/patroni.yml')) as Patroni

test('PostgREST has the settings of its container', () => {
  expect(exported('postgrest.sh')).toEqual({
    ...services['postgrest']?.environment,
    LANG: 'C.UTF-8',
    PGRST_DB_URI: '@$SECRETS/authenticator_uri',
    PGRST_JWT_SECRET: '@$STATE/keys/jwks.json',
  })
})

test('PostgreSQL has the options of its container, with room for the connections of two of each', () => {
  const options = (services['postgres']?.command ?? []).flatMap((option) => {
    const [, name = '', value] = /^-c(\w+)=(.*)$/.exec(option) ?? []
    return value === undefined || name === 'hba_file' ? [] : [[name, value]]
  })
  const parameters = Object.entries(bootstrap.dcs.postgresql.parameters).map(([name, value]) => [name, String(value)])
  expect(Object.fromEntries(parameters)).toMatchObject({ ...Object.fromEntries(options), max_connections: '200' })
  const given = bootstrap.initdb.flatMap((entry) => Object.entries(entry)).map(([name, value]) => `--${name}=${value}`)
  expect(given.join(' ')).toBe(services['postgres']?.environment?.['POSTGRES_INITDB_ARGS'])
})

test('a primary that cannot renew its lock gives up before another one may follow', () => {
  const { ttl, loop_wait: wait, retry_timeout: retry } = bootstrap.dcs
  expect(ttl).toBeGreaterThanOrEqual(wait + 2 * retry)
})

test('Keycloak has the settings of its container, but for what two of them share', () => {
  const given = Object.entries(services['keycloak']?.environment ?? {}).filter(([, value]) => !value.includes('${'))
  const own = exported('keycloak.sh')
  expect(own).toMatchObject({
    ...Object.fromEntries(given),
    KC_DB_URL_HOST: 'gateway',
    KC_CACHE: 'ispn',
    KC_HOSTNAME: '$WALDKERF_ORIGIN',
  })
})

const lines = (file: string) =>
  deployFile(file).match(/^ *(ssl-|stick-table|http-request (track|deny)|tune|http-after).*$/gm)

test('HAProxy ends TLS and shares its connections as on one machine', () => {
  expect(lines('cluster/haproxy.cfg')).toEqual(lines('haproxy.cfg'))
})
