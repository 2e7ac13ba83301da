import { join } from 'node:path'
import { composeFile } from '@waldkerf/service/jobs/deploy/composeFile'
import { keptFolder, run } from './kept.ts'
import { copyArtifact } from './maven.ts'

/** The version that compose.yaml names, so that both are always the same. */
export function keycloakVersion(): string {
  const [, version] = /:(\d+\.\d+\.\d+)/.exec(composeFile().services['keycloak']?.image ?? '') ?? []
  if (version === undefined) throw new Error('compose.yaml names no version of Keycloak.')
  return version
}

/** Keycloak as its makers publish it, from Maven Central: a folder with `bin/kc.sh`. */
export async function keycloakDistribution(): Promise<string> {
  const version = keycloakVersion()
  const folder = await keptFolder(`keycloak-${version}`, async (half) => {
    await copyArtifact(`org.keycloak:keycloak-quarkus-dist:${version}:tar.gz`, half)
    await run('sh', ['-c', 'tar -xzf *.tar.gz && rm *.tar.gz'], { cwd: half })
  })
  return join(folder, `keycloak-${version}`)
}
