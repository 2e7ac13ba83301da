import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const place = '/var/lib/waldkerf'
const ownerFile = 'data-folder'

/**
 * Root's children run under the account nobody, which cannot enter, say, /root. Then their files lie below /var/lib,
 * and the data folder has a link to them.
 * @param data a data folder that the account nobody cannot reach
 * @returns the folder that takes the place of the data folder for the children
 */
export function outsideFolder(data: string): string {
  const folder = join(place, createHash('sha256').update(data).digest('hex').slice(0, 16))
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const home = join(folder, 'home')
  const link = join(data, 'home')
  if (lstatSync(link, { throwIfNoEntry: false }) === undefined) {
    // The data folder was removed by hand, and the passwords with it: what is left outside is of no use.
    rmSync(home, { recursive: true, force: true })
    symlinkSync(home, link)
  }
  writeFileSync(join(folder, ownerFile), data)
  sweep()
  return folder
}

/**
 * Removes folders of temporary data folders that are gone, as tests leave them. Any other missing folder may be on a
 * disk that is just not mounted.
 */
function sweep(): void {
  for (const name of readdirSync(place)) {
    const file = join(place, name, ownerFile)
    const owner = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    if (owner?.startsWith(`${tmpdir()}/`) && !existsSync(owner))
      rmSync(join(place, name), { recursive: true, force: true })
  }
}
