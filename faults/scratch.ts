import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Folders in which tools keep what they made: a copy makes its own. */
const isCache = (name: string) => name.startsWith('.') && name !== '.bin'

/** A hard link costs nothing; another file system needs a copy. */
function link(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** Packages must lie inside the copy: Vite serves nothing from elsewhere, and workspaces are found from there. */
function linkFolder(from: string, to: string, isWanted: (name: string) => boolean = () => true) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true }).filter(({ name }) => isWanted(name))) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else link(source, target)
  }
}

/**
 * Copies what git knows or would add, as it stands in the working tree, to a folder of its own, with the installed
 * packages linked. The folder is removed when this process ends.
 * @returns its path
 */
export function makeScratch(): string {
  const scratch = mkdtempSync(join(tmpdir(), 'waldkerf-faults-'))
  // As root the database runs under another account, and must get to its programs.
  chmodSync(scratch, 0o755)
  process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
  process.on('SIGINT', () => process.exit(130))
  process.on('SIGTERM', () => process.exit(143))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    // Deleted and not yet committed.
    if (!existsSync(join(root, file))) continue
    mkdirSync(dirname(join(scratch, file)), { recursive: true })
    copyFileSync(join(root, file), join(scratch, file))
  }
  const packages = join(root, 'node_modules')
  linkFolder(packages, join(scratch, 'node_modules'), (name) => !isCache(name))
  return scratch
}
