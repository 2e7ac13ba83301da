import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../supervisor/startupError.ts'
import type { BuiltSite } from './siteFiles.ts'
import type { InlineHashes, PolicyConfig } from './policy.ts'

/** The built product in `dist/`. */
export interface Site extends BuiltSite {
  folder: string
  readonly hashes: InlineHashes
  readonly config: PolicyConfig
  /** Whether the template part is served, its mock API with it: the configuration asks for it. */
  readonly hasTemplate: boolean
  /** The page in place of the file with this path, where it is another one. */
  changed?(path: string): string | undefined
}

/** The part of `config.json` that the server goes by. */
interface SiteConfig extends PolicyConfig {
  template?: { enabled?: boolean }
}

/** Opens the output of the build, and follows later builds. Before the first one there are no files. */
export function openSite(folder: string): Site {
  const hashes = jsonFile<InlineHashes>(join(folder, 'csp.json'), { script: [], style: [] })
  const config = jsonFile<SiteConfig>(join(folder, 'config.json'), {})
  const template = jsonFile<{ paths: string[] }>(join(folder, 'template-paths.json'), { paths: [] })
  const isLeftOut = (path: string) => path.startsWith('/demo/') && config().template?.enabled !== true
  const hasFile = (path: string) => isServed(path) && !isLeftOut(path) && isFile(join(folder, path))
  return {
    folder,
    hasFile,
    get hasTemplate() {
      return hasFile('/demo/index.html')
    },
    get hashes() {
      return hashes()
    },
    get config() {
      return config()
    },
    get templatePaths() {
      return template().paths
    },
  }
}

/** Written for servers; build manifests and compressed copies are no addresses of their own either. */
const notServed = new Set(['/csp.json', '/template-paths.json'])

function isServed(path: string): boolean {
  const hidden = path.split('/').some((part) => part.startsWith('.'))
  return !hidden && !path.includes('\0') && !path.includes('\\') && !notServed.has(path) && !/\.(br|gz)$/.test(path)
}

/** A name that the file system does not even take (300 characters in one part) is no file either. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  } catch {
    return false
  }
}

/** The content of a JSON file, read again when the file has changed; `fallback` while there is none. */
function jsonFile<T>(file: string, fallback: T): () => T {
  let known = { mtimeMs: 0, value: fallback }
  return () => {
    const mtimeMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (mtimeMs === undefined) return fallback
    if (mtimeMs !== known.mtimeMs) known = { mtimeMs, value: parse(file) as T }
    return known.value
  }
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StartupError(`${file} cannot be read as JSON. Mend it, or build anew (npm run build).`, { cause: error })
  }
}
