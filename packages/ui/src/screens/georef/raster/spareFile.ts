/** Room on the disk, for what memory should not hold. */
export interface SpareRoom {
  /** @returns how many bytes there were */
  read: (into: Uint8Array, at: number) => number
  /** @throws Error where the disk is full */
  write: (bytes: Uint8Array, at: number) => void
}

/** A file in a worker's hands; the library of TypeScript has it for code of workers alone. */
interface AccessHandle {
  read: (into: Uint8Array, options: { at: number }) => number
  write: (bytes: Uint8Array, options: { at: number }) => number
  close: () => void
}
interface SyncFile {
  createSyncAccessHandle: () => Promise<AccessHandle>
}

const folderName = 'raster'

/** Removes spare files that a work has left behind which was cancelled. Those of other windows are held, and stay. */
export async function sweepSpareFiles(): Promise<void> {
  const folder = await openFolder()
  for await (const name of folder.keys()) await folder.removeEntry(name).catch(() => undefined)
}

// Chromium and Firefox list a folder asynchronously, which the types of the page do not know.
type Folder = FileSystemDirectoryHandle & { keys: () => AsyncIterable<string> }
const openFolder = async () =>
  (await (await navigator.storage.getDirectory()).getDirectoryHandle(folderName, { create: true })) as Folder

/**
 * Opens a file of the origin's own file system, in a worker. @returns undefined where the browser gives none, as in
 * some private windows
 */
export async function openSpareFile(): Promise<(SpareRoom & { close: () => Promise<void> }) | undefined> {
  try {
    await sweepSpareFiles()
    const folder = await openFolder()
    const name = crypto.randomUUID()
    const file = await folder.getFileHandle(name, { create: true })
    const handle = await (file as unknown as SyncFile).createSyncAccessHandle()
    return {
      read: (into, at) => handle.read(into, { at }),
      write(bytes, at) {
        if (handle.write(bytes, { at }) < bytes.length) throw new Error('There is no room.')
      },
      async close() {
        handle.close()
        await folder.removeEntry(name)
      },
    }
  } catch {
    return undefined
  }
}
