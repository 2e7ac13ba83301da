import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { outsideFolder } from './outside.ts'
import { isReachable, letPass, type Account } from './postgres/account.ts'

/** Where everything of one back end lies. */
export interface Layout {
  /** The data folder: `.data`, or WALDKERF_DATA. */
  data: string
  lock: string
  /** Passwords of the database roles that this launcher signs in with. */
  secrets: string
  /** The folder that the children read and write; below the data folder whenever their account can reach it. */
  home: string
  cluster: string
  /** Scans of the maps (docs/decisions/0060). */
  scans: string
  /** Erasures, noted beside the database (docs/decisions/0123). */
  erasures: string
  /** Configuration and key set of PostgREST. */
  run: string
  log: string
}

/** Makes the data folder and says where its parts are. */
export function prepareLayout(folder: string, account: Account | undefined): Layout {
  const data = resolve(folder)
  mkdirSync(data, { recursive: true, mode: 0o755 })
  if (account !== undefined) letPass(data)
  const home = join(isReachable(data, account) ? data : outsideFolder(data), 'home')
  const layout = {
    data,
    lock: join(data, 'launcher.json'),
    secrets: join(data, 'secrets.json'),
    home,
    cluster: join(home, 'postgres'),
    scans: join(home, 'scans'),
    erasures: join(data, 'erasures.txt'),
    run: join(home, 'run'),
    log: join(home, 'log'),
  }
  makeHome(layout, account)
  return layout
}

/**
 * Removes everything of this back end, and nothing else that may lie in the data folder. One rename sets it aside
 * before anything is deleted: a launcher that is ended meanwhile leaves an empty folder, and not half a database.
 */
export function clearLayout(layout: Layout, account: Account | undefined): void {
  removeDiscarded(layout)
  renameSync(layout.home, discarded(layout))
  rmSync(layout.secrets, { force: true })
  rmSync(layout.erasures, { force: true })
  makeHome(layout, account)
  removeDiscarded(layout)
}

const discarded = ({ home }: Layout) => `${home}.old`

/** Removes what was set aside by a launcher that was ended before it could do so. */
export function removeDiscarded(layout: Layout): void {
  rmSync(discarded(layout), { recursive: true, force: true })
}

/** True before the first start, and after `--fresh`. */
export function isEmpty(layout: Layout): boolean {
  return !existsSync(join(layout.cluster, 'PG_VERSION'))
}

function makeHome({ home, run, log }: Layout, account: Account | undefined): void {
  for (const folder of [home, run, log]) {
    mkdirSync(folder, { recursive: true, mode: 0o750 })
    if (account !== undefined) chownSync(folder, account.uid, account.gid)
  }
}
