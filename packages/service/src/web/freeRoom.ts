import { statfs } from 'node:fs/promises'

/** Bytes that stay free on the disk, for the database. */
export const keptFree = 500 * 2 ** 20

/** Bytes that files may still take on the disk of this folder; below 0 none. */
export async function freeRoom(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize - keptFree
}
