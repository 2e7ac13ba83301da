import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComposeService } from '@waldkerf/service/jobs/deploy/composeFile'
import { databaseName } from '@waldkerf/service/database'
import { freePorts } from '@waldkerf/service/ports'
import { interpolate, readVariables } from './checkoutCopy.ts'

/** Ports of loopback in place of the containers' own. */
export interface Ports {
  database: number
  web: number
  metrics: number
  rest: number
  admin: number
  identity: number
  /** Keycloak's health checks. */
  identityHealth: number
}

/** One machine that production runs on: its copy of the checkout, its volumes and its ports. */
export interface Machine {
  folder: string
  deploy: string
  ports: Ports
  keys: string
  scans: string
  log: (service: string) => string
  /** deploy/.env as it stands now. */
  variables: () => Record<string, string>
  /** A text of compose.yaml with the variables in it, and with this machine's folders in place of a container's. */
  native: (service: string, text: string) => string
  /** The secrets that compose.yaml gives to a service, and no others. */
  mountSecrets: (name: string, service: ComposeService) => void
}

export async function newMachine(folder: string): Promise<Machine> {
  const [database = 0, web = 0, metrics = 0, rest = 0, admin = 0, identity = 0, identityHealth = 0] = await freePorts(7)
  const deploy = join(folder, 'deploy')
  const [keys, scans] = [join(folder, 'volumes/keys'), join(folder, 'volumes/scans')]
  for (const place of ['volumes/keys', 'volumes/scans', 'volumes/erasures', 'log', 'secrets', 'tmp'])
    mkdirSync(join(folder, place), { recursive: true })
  const variables = () => readVariables(join(deploy, '.env'))
  const places = (service: string): Readonly<Record<string, string>> => ({
    '/run/secrets': join(folder, 'secrets', service),
    '/keys': keys,
    '/scans': scans,
    '/erasures': join(folder, 'volumes/erasures'),
    '/backups': deploy,
    '/etc/waldkerf': join(deploy, 'backup'),
    '/tmp': join(folder, 'tmp', service),
  })
  return {
    folder,
    deploy,
    ports: { database, web, metrics, rest, admin, identity, identityHealth },
    keys,
    scans,
    log: (service) => join(folder, 'log', `${service}.log`),
    variables,
    native: (service, text) =>
      interpolate(text, variables()).replaceAll(
        /(?<![\w/.-])(\/run\/secrets|\/keys|\/scans|\/erasures|\/backups|\/etc\/waldkerf|\/tmp)\b/g,
        (place) => places(service)[place] ?? place,
      ),
    mountSecrets(name, { secrets = [] }) {
      const mounted = join(folder, 'secrets', name)
      rmSync(mounted, { recursive: true, force: true })
      mkdirSync(mounted, { recursive: true })
      mkdirSync(join(folder, 'tmp', name), { recursive: true })
      for (const secret of secrets) {
        const text = readFileSync(join(deploy, 'secrets', secret), 'utf8')
        // The one secret that names a container.
        const address = text.replace(`@postgres:5432/${databaseName}`, `@127.0.0.1:${database}/${databaseName}`)
        writeFileSync(join(mounted, secret), address)
      }
    },
  }
}

/** Copies files that compose.yaml mounts over files of the image. */
export function mountFiles(machine: Machine, image: string, { volumes = [] }: ComposeService): void {
  for (const volume of volumes) {
    const [, source = '', target = ''] =
      /^(.*?):\/app\/(.*?)(?::ro)?$/.exec(interpolate(volume, machine.variables())) ?? []
    if (target !== '') cpSync(join(machine.deploy, source), join(image, target))
  }
}
