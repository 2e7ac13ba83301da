import { posix } from 'node:path'
import type { Sources } from './sources.ts'

/** Names that a file takes from others, by their path; `*` is all of them. */
type Uses = ReadonlyMap<string, readonly string[]>

const ours = /^@waldkerf\/(ui|app)\/(.+?)(?:\.tsx)?$/

/** The path that an import leads to; imports of foreign packages stay as they are. */
function target(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const [, room, path] = ours.exec(specifier) ?? []
  if (room === undefined) return specifier
  return path?.startsWith('testing/') ? `packages/${room}/${path}.tsx` : `packages/${room}/src/${path}.tsx`
}

const fixed = /^(?:import|export) (?!type)(?:\{([^}]*)\}|\*) from\s*'([^']+)'/gm
const late = /import\(\s*'([^']+)'\s*\)/g

const plainNames = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '))

/** A file's imported values by source; types are left out, since they draw nothing. */
function readFileUses(path: string, text: string): Uses {
  const uses = new Map<string, readonly string[]>()
  const add = (specifier: string, names: readonly string[]) => {
    const to = target(path, specifier)
    uses.set(to, [...(uses.get(to) ?? []), ...names])
  }
  for (const [, names, specifier = ''] of text.matchAll(fixed))
    add(specifier, names === undefined ? ['*'] : plainNames(names))
  for (const [, specifier = ''] of text.matchAll(late)) add(specifier, ['*'])
  return uses
}

/** Asks who uses a file: some of its names, or anything of it. */
export type FindUsers = (path: string, names?: readonly string[]) => readonly string[]

/** Reads all imports once. */
export function readUses(sources: Sources): FindUsers {
  const users = new Map<string, [user: string, names: readonly string[]][]>()
  for (const [user, text] of sources) {
    for (const [path, names] of readFileUses(user, text)) users.set(path, [...(users.get(path) ?? []), [user, names]])
  }
  return (path, names) =>
    (users.get(path) ?? [])
      .filter(([, taken]) => names === undefined || taken.some((name) => name === '*' || names.includes(name)))
      .map(([user]) => user)
}
