import type { Pool } from 'pg'

/** Bytes of a row, and the object that has them, too. */
export interface Copied {
  content: string
  object: string
}

/** Where the bytes of pictures, or of sent documents, lie. Lists have the next few, and are empty at the end. */
export interface MovedRows {
  /** Names of those that the store has not. */
  toCopy(): Promise<string[]>
  /** Undefined where they have gone, or been freed by another web server. */
  bytes(content: string): Promise<Buffer | undefined>
  /** Notes a copy; false where the row has gone, or another web server was quicker. */
  copied(content: string, object: string): Promise<boolean>
  /** Copied so long ago that every backup has them, and needed by nothing but readers. */
  toFree(): Promise<Copied[]>
  /** Frees the row of its bytes if the object has as many; else they are copied anew. */
  free(copied: Copied, size: number | undefined): Promise<void>
}

/** Functions of the database. */
interface Calls {
  toCopy: string
  bytes: string
  copied: string
  toFree: string
  free: string
}

const calls = {
  pictures: {
    toCopy: 'app.pictures_to_copy()',
    bytes: 'app.picture_bytes($1)',
    copied: 'app.picture_copied($1, $2)',
    toFree: 'app.copied_pictures()',
    free: 'app.free_picture($1, $2, $3)',
  },
  documents: {
    toCopy: 'app.documents_to_copy()',
    bytes: 'app.document_bytes($1)',
    copied: 'app.document_copied($1, $2)',
    toFree: 'app.copied_documents()',
    free: 'app.free_document($1, $2, $3)',
  },
} as const satisfies Record<string, Calls>

/** Everything that is moved into the store. */
export interface MovedParts {
  pictures: MovedRows
  documents: MovedRows
  /** Objects that no row needs any more. @param removed those that have been removed meanwhile */
  letGo(removed: readonly string[]): Promise<string[]>
}

/** @param pool connections that act as `waldkerf_keeper` */
export function movedParts(pool: Pool): MovedParts {
  const values = async <Value>(call: string, ...input: readonly unknown[]) =>
    (await pool.query<{ value: Value }>(`select ${call} as value`, [...input])).rows.map(({ value }) => value)
  const rows = (part: Calls): MovedRows => ({
    toCopy: () => values<string>(part.toCopy),
    bytes: async (content) => (await values<Buffer | null>(part.bytes, content))[0] ?? undefined,
    copied: async (content, object) => (await values<boolean>(part.copied, content, object))[0] === true,
    toFree: async () => (await pool.query<Copied>(`select content, object from ${part.toFree}`)).rows,
    free: async ({ content, object }, size) => void (await values(part.free, content, object, size ?? null)),
  })
  return {
    pictures: rows(calls.pictures),
    documents: rows(calls.documents),
    letGo: (removed) => values<string>('app.objects_let_go($1)', removed),
  }
}
