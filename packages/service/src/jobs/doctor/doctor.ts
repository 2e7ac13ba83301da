import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownerRole } from '@waldkerf/service/postgres/cluster'
import { StartupError } from '@waldkerf/service/supervisor/startupError'
import { databaseAddress, type Job, requiredOrigin } from '../job.ts'
import { readMailServer } from '../mailer/transport.ts'
import { lookAtCertificate } from './certificate.ts'
import { lookAtDatabase, readDatabase } from './database.ts'
import { type Check, judge } from './finding.ts'
import { judgeClocks, lookAtIssuer, readRealm } from './identity.ts'
import { lookAtMailServer } from './mailServer.ts'
import { judgeSecrets } from './secrets.ts'
import { askPublic, lookAtAdministration, lookAtSite } from './site.ts'
import { lookAtBackup, lookAtDisk, lookAtObjects } from './storage.ts'
import { composedVersions, judgeVersions, postgrestVersion } from './versions.ts'

/** The image has it beside the code. */
const composeText = () =>
  readFileSync(fileURLToPath(new URL('../../../../../deploy/compose.yaml', import.meta.url)), 'utf8')

/** Names of all secrets that the setup has. */
export const secretNames = (compose: string): string[] =>
  [...compose.matchAll(/^ {2}(\w+): \{ file: \.\/secrets\//gm)].map(([, name = '']) => name)

/** '' for one that is not there: that has a line of its own. */
function secretText(env: NodeJS.ProcessEnv, name: string): string {
  try {
    return readFileSync(join(env['WALDKERF_SECRETS'] || '/run/secrets', name), 'utf8').trim()
  } catch {
    return ''
  }
}

const time = (date: string | undefined) => (date === undefined ? undefined : Date.parse(date))

function checks(env: NodeJS.ProcessEnv): Check[] {
  const origin = requiredOrigin(env)
  const compose = composeText()
  const keycloak = env['WALDKERF_IDENTITY'] || 'http://keycloak:8080'
  const owner = databaseAddress(env, { user: ownerRole, password: secretText(env, 'owner_password') })
  const [state, realm] = [readDatabase(owner), readRealm(keycloak)]
  const [known, described] = [state.catch(() => undefined), realm.catch(() => undefined)]
  return [
    { part: 'secrets', look: () => judgeSecrets(secretNames(compose), (name) => secretText(env, name)) },
    { part: 'certificate', look: () => lookAtCertificate(origin) },
    { part: 'site', look: () => lookAtSite(origin) },
    { part: 'administration', look: () => lookAtAdministration(origin) },
    { part: 'issuer', look: async () => lookAtIssuer(origin, keycloak, realm, (await known)?.issuer) },
    {
      part: 'clock',
      async look() {
        const site = await askPublic(`${origin}/health`).catch(() => undefined)
        const clocks = {
          'the database': (await known)?.now,
          Keycloak: time((await described)?.date),
          [origin]: time(site?.date),
        }
        return judgeClocks(Date.now(), clocks)
      },
    },
    { part: 'mail server', look: () => lookAtMailServer(readMailServer(env, secretText(env, 'smtp_password'))) },
    { part: 'backup', look: () => lookAtBackup(env['WALDKERF_SCANS'] || '/scans') },
    {
      part: 'disk',
      look: () =>
        lookAtDisk({ scans: env['WALDKERF_SCANS'] || '/scans', backups: env['WALDKERF_BACKUPS'] || '/backups' }),
    },
    // Without it they are in the folder of the scans.
    ...(env['WALDKERF_OBJECTS']
      ? [{ part: 'objects', look: () => lookAtObjects(env, (name) => secretText(env, name)) }]
      : []),
    { part: 'database', look: () => lookAtDatabase(owner, state) },
    {
      part: 'versions',
      async look() {
        const postgrest = await postgrestVersion(env['WALDKERF_DATA_SERVICE'] || 'http://postgrest:3000')
        const { version, keycloak: noted } = (await known) ?? {}
        const found = { postgres: version?.split(' ')[0], postgrest, keycloak: noted }
        return judgeVersions(composedVersions(compose), found)
      },
    },
  ]
}

/** Says what is missing or weak in the setup, one line for each part, and changes nothing. Fails when something is missing. */
export const examine: Job = async ({ env }) => {
  const found = await Promise.all(checks(env).map(judge))
  for (const { sign, part, sentence } of found) console.log(`${sign.padEnd(7)} ${part}: ${sentence}`)
  const lacking = found.filter(({ sign }) => sign === 'missing').map(({ part }) => part)
  if (lacking.length > 0) throw new StartupError(`Missing: ${lacking.join(', ')}.`)
}
