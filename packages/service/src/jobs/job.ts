import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseName } from '../database.ts'
import { readOrigin, wholeNumber } from '../options.ts'
import type { DatabaseAddress } from '../postgres/connection.ts'
import { StartupError, errorCode } from '../supervisor/startupError.ts'

/**
 * A program of the production setup, run in a container of its own (deploy/compose.yaml).
 * @throws StartupError with a message for people when something that a person can mend is in the way
 */
export type Job = (context: JobContext) => Promise<void>

export interface JobContext {
  env: NodeJS.ProcessEnv
  args: readonly string[]
  /** Aborted when the container is to stop. */
  stop: AbortSignal
}

/** The public origin, which every job has to be told. */
export function requiredOrigin(env: NodeJS.ProcessEnv): string {
  const origin = readOrigin(env)
  if (origin !== undefined) return origin
  throw new StartupError('WALDKERF_ORIGIN is not set; it must be like https://waldkerf.example, without a path.')
}

/** A password or the like, from a file of this name in WALDKERF_SECRETS (default /run/secrets). */
export function secret(env: NodeJS.ProcessEnv, name: string): string {
  const file = join(env['WALDKERF_SECRETS'] || '/run/secrets', name)
  const text = readSecret(file).trim()
  if (text !== '') return text
  throw new StartupError(`The secret ${file} is empty. Make it anew: deploy/new-secrets.sh.`)
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new StartupError(
      `The secret ${file} cannot be read (${errorCode(error)}). deploy/new-secrets.sh makes those that are missing.`,
      { cause: error },
    )
  }
}

/** Where erasures are noted outside the database (docs/operations.md 'Erasures'). */
export const erasuresFile = (env: NodeJS.ProcessEnv): string => env['WALDKERF_ERASURES'] || '/erasures/erasures.txt'

/** The address of a role in the production database, or in another one of the same server. */
export function databaseAddress(
  env: NodeJS.ProcessEnv,
  login: { user: string; password: string },
  database = databaseName,
): DatabaseAddress {
  return {
    host: env['WALDKERF_DATABASE_HOST'] || 'postgres',
    port: wholeNumber(env, 'WALDKERF_DATABASE_PORT', 5_432, 65_535),
    database,
    ...login,
  }
}
