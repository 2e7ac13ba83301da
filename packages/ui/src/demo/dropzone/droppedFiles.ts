/** A file in the dropzone and how far it is. */
export interface Dropped {
  id: string
  name: string
  /** Absent for what was there before. */
  file?: File | undefined
  /** Of its picture; absent when it is none. */
  url?: string | undefined
  state:
    | { status: 'given' }
    | { status: 'stored' }
    | { status: 'uploading'; share: number }
    | { status: 'failed'; problem: DropProblem | { words: string } }
}

export type DropProblem = 'count' | 'weight' | 'kind' | 'left'

export const largestFile = 2 * 2 ** 20

const kinds: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

/** Those that were there before and those that failed take nobody's place. */
export const takenPlaces = (files: readonly Dropped[]) =>
  files.filter(({ state }) => state.status === 'stored' || state.status === 'uploading').length

/** Why a file is not uploaded; undefined when it is. @param places that are left for it */
export function dropProblem({ size, type }: { size: number; type: string }, places: number): DropProblem | undefined {
  if (!kinds.has(type)) return 'kind'
  if (size > largestFile) return 'weight'
  return places <= 0 ? 'count' : undefined
}
