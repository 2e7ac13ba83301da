import { readImageHead } from '@waldkerf/domain/beetles/pictures/imageHead'
import type { ImageKind } from '@waldkerf/domain/beetles/pictures/imageKind'
import { mostPixels } from '@waldkerf/domain/beetles/pictures/imageSize'

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

type DropProblem = 'count' | 'weight' | 'pixels' | 'kind' | 'left'

export const largestFile = 2 * 2 ** 20

const kinds: ReadonlySet<ImageKind | undefined> = new Set(['png', 'jpeg', 'gif', 'webp'])

/** Why it cannot be used as a picture, by its own bytes: its name and declared type may be wrong. */
export async function pictureProblem(file: Blob): Promise<'weight' | 'pixels' | 'kind' | undefined> {
  const head = await readImageHead(file).catch(() => undefined)
  if (!head?.size || !kinds.has(head.kind)) return 'kind'
  if (file.size > largestFile) return 'weight'
  return head.size.width * head.size.height > mostPixels ? 'pixels' : undefined
}

/** Files that were there before, and failed ones, do not count. */
export const takenPlaces = (files: readonly Dropped[]) =>
  files.filter(({ state }) => state.status === 'stored' || state.status === 'uploading').length
