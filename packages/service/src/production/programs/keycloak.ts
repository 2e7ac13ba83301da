import { join } from 'node:path'
import { composeFile } from '@waldkerf/service/jobs/deploy/composeFile'
import { has, keptFolder, run } from './kept.ts'

/** The version that compose.yaml names, so that both are always the same. */
export function keycloakVersion(): string {
  const [, version] = /:(\d+\.\d+\.\d+)/.exec(composeFile().services['keycloak']?.image ?? '') ?? []
  if (version === undefined) throw new Error('compose.yaml names no version of Keycloak.')
  return version
}

const plugin = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy'

/** Keycloak as its makers publish it, from Maven Central: a folder with `bin/kc.sh`. */
export async function keycloakDistribution(): Promise<string> {
  const version = keycloakVersion()
  const folder = await keptFolder(`keycloak-${version}`, async (half) => {
    const artifact = `-Dartifact=org.keycloak:keycloak-quarkus-dist:${version}:tar.gz`
    await run('mvn', ['--quiet', '--batch-mode', plugin, artifact, `-DoutputDirectory=${half}`])
    await run('sh', ['-c', 'tar -xzf *.tar.gz && rm *.tar.gz'], { cwd: half })
  })
  return join(folder, `keycloak-${version}`)
}

/** The first thing that Keycloak needs and this machine does not have. */
export async function missingForKeycloak(): Promise<string | undefined> {
  if (!(await has('java', '-version'))) return 'a JDK (17 or newer)'
  return (await has('mvn', '--version')) ? undefined : 'Maven'
}
