import type { Pool } from 'pg'

/** A picture, by the hash of its bytes, and the object that has them, too. */
export interface CopiedPicture {
  content: string
  object: string
}

/** Where the bytes of pictures lie. Lists have the next few, and are empty at the end. */
export interface PictureRows {
  /** Hashes of those that the store has not. */
  toCopy(): Promise<string[]>
  /** Undefined where they have gone, or been freed by another web server. */
  bytes(content: string): Promise<Buffer | undefined>
  /** Notes a copy; false where the picture has gone, or another web server was quicker. */
  copied(content: string, object: string): Promise<boolean>
  /** Copied so long ago that every backup has them. */
  toFree(): Promise<CopiedPicture[]>
  /** Frees the row of its bytes if the object has as many; else they are copied anew. */
  free(picture: CopiedPicture, size: number | undefined): Promise<void>
  /** Objects that no picture needs. @param removed those that have been removed meanwhile */
  letGo(removed: readonly string[]): Promise<string[]>
}

/** @param pool connections that act as `waldkerf_keeper` */
export function pictureRows(pool: Pool): PictureRows {
  const column = async (sql: string, ...values: readonly unknown[]) =>
    (await pool.query<{ value: string }>(`select value from ${sql} value`, [...values])).rows.map(({ value }) => value)
  return {
    toCopy: () => column('app.pictures_to_copy()'),
    async bytes(content) {
      const { rows } = await pool.query<{ bytes: Buffer | null }>('select app.picture_bytes($1) as bytes', [content])
      return rows[0]?.bytes ?? undefined
    },
    async copied(content, object) {
      const { rows } = await pool.query<{ isKept: boolean }>('select app.picture_copied($1, $2) as "isKept"', [
        content,
        object,
      ])
      return rows[0]?.isKept === true
    },
    toFree: async () => (await pool.query<CopiedPicture>('select content, object from app.copied_pictures()')).rows,
    free: async ({ content, object }, size) =>
      void (await pool.query('select app.free_picture($1, $2, $3)', [content, object, size ?? null])),
    letGo: (removed) => column('app.pictures_let_go($1)', removed),
  }
}
