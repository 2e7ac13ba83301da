import { join } from 'node:path'
import type { DatabaseAddresses } from './postgres/connection.ts'
import { type SeedSize, seedSizes } from './sql/seed/seedOptions.ts'
import { StartupError } from './supervisor/startupError.ts'

/** How a back end is started. Everything but the folders has a sensible default (docs/operations.md 'Variables'). */
export interface StackOptions {
  /** The data folder. */
  data: string
  /** The built product. */
  dist: string
  /** 0 takes a free one. Default 0. */
  port?: number
  /** Public origin, also the issuer's. Default `http://127.0.0.1:<port>`. */
  origin?: string
  /** Deletes what is in the data folder first. */
  fresh?: boolean
  /** Put into an empty database: demo data, an office with its first administrator alone, or nothing. Default `small`. */
  seed?: SeedSize | 'empty' | 'none'
  /** True when the size was asked for, which needs an empty folder. */
  seedIsAsked?: boolean
  /** The day that the demo data's dates are counted from, `YYYY-MM-DD`. Default today in Berlin. */
  today?: string
  /** Business time of the database, ISO 8601. Default the real clock. */
  now?: string
  /** Life of an access token in seconds. Default 300. */
  tokenLife?: number
  /** Seconds after which PostgREST replaces a connection to the database. Default 1800. */
  connectionLife?: number
  /** Bytes that the scans of all maps may take. Default 20 GB. */
  scanQuota?: number
  /** Takes back the worker of a broken release. */
  retireWorker?: boolean
  /** The file that notes erasures outside the database. Default `erasures.txt` in the data folder. */
  erasures?: string | undefined
  /** Bytes that the pictures of all reports may take. Default 50 GB. */
  pictureQuota?: number
  /** False leaves it to the system when data reaches the disk: for tests, which do not try a power cut. Default true. */
  durable?: boolean
  /** A database that is up to date and served already, instead of an own PostgreSQL: for tests, which share one server. */
  database?: DatabaseAddresses
  /** Folder with `postgres` and `initdb`, instead of the npm package's. */
  postgresBin?: string
  /** The PostgREST program, instead of the npm package's. */
  postgrestBin?: string
  /** Serves the shared handlers' sample data instead of a database. */
  mock?: boolean
  /** Folder with `tables/` and `rules/`. Default the product's. */
  sql?: string
}

const usage = `Usage: npm start -- [--fresh] [--seed=${seedSizes.join('|')} | --empty], or npm start -- --mock`
const switches = new Set(['--fresh', '--empty', '--mock'])

/** Reads the command line and the environment. Throws a StartupError with the usage. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv, root: string): StackOptions {
  const asked = args.find((arg) => arg.startsWith('--seed='))?.slice('--seed='.length)
  const seed = seedSizes.find((size) => size === asked)
  const unknown = args.find((arg) => !switches.has(arg) && !arg.startsWith('--seed='))
  const empty = args.includes('--empty')
  const mock = args.includes('--mock')
  const data = env['WALDKERF_DATA'] || join(root, '.data')
  if (unknown !== undefined) throw new StartupError(`Unknown option ${unknown}. ${usage}`)
  if (asked !== seed) throw new StartupError(`Unknown size ${asked}. ${usage}`)
  if (seed !== undefined && empty) throw new StartupError(`--empty has no demo data to size. ${usage}`)
  if (mock && args.length > 1) throw new StartupError(`--mock keeps no data and stands alone. ${usage}`)
  return {
    mock,
    // Beside the usual folder, which keeps its data.
    data: empty ? `${data}-empty` : data,
    dist: join(root, 'dist'),
    port: wholeNumber(env, 'PORT', 8_080, 65_535),
    origin: readOrigin(env),
    fresh: args.includes('--fresh'),
    seed: empty ? 'empty' : (seed ?? 'small'),
    seedIsAsked: seed !== undefined,
    tokenLife: wholeNumber(env, 'WALDKERF_TOKEN_LIFE', 300, 86_400),
    scanQuota: readScanQuota(env, 20),
    erasures: env['WALDKERF_ERASURES'] || undefined,
    pictureQuota: readPictureQuota(env),
    retireWorker: readWorker(env) === 'retire',
    postgresBin: env['WALDKERF_POSTGRES_BIN'] || undefined,
    postgrestBin: env['WALDKERF_POSTGREST_BIN'] || undefined,
  }
}

/** A whole number from 1 to `most`. Throws a StartupError. */
export function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, most: number): number {
  const text = env[name] || String(fallback)
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= 1 && value <= most) return value
  throw new StartupError(`${name} is ${text}; it must be a whole number from 1 to ${most}.`)
}

/** WALDKERF_SCANS_GB, in bytes. Throws a StartupError. */
export const readScanQuota = (env: NodeJS.ProcessEnv, fallback: number): number =>
  wholeNumber(env, 'WALDKERF_SCANS_GB', fallback, 1_000_000) * 2 ** 30

/** WALDKERF_PICTURES_GB, in bytes. Throws a StartupError. */
export const readPictureQuota = (env: NodeJS.ProcessEnv): number =>
  wholeNumber(env, 'WALDKERF_PICTURES_GB', 50, 1_000_000) * 2 ** 30

/** WALDKERF_WORKER: `retire` takes back the worker of a broken release. Throws a StartupError. */
export function readWorker({ WALDKERF_WORKER: text }: NodeJS.ProcessEnv): 'retire' | undefined {
  if (!text) return undefined
  if (text === 'retire') return text
  throw new StartupError(`WALDKERF_WORKER is ${text}; it must be empty or retire.`)
}

/** The public origin: just scheme, host and port; undefined when nothing was given. Throws a StartupError. */
export function readOrigin({ WALDKERF_ORIGIN: text }: NodeJS.ProcessEnv): string | undefined {
  if (!text) return undefined
  const url = URL.parse(text)
  const plain =
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === ''
  if (plain && url.username === '') return url.origin
  throw new StartupError(`WALDKERF_ORIGIN is ${text}; it must be like https://waldkerf.example, without a path.`)
}
