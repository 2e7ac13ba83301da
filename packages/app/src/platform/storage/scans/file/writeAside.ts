import { openFolder } from './openFolder.ts'

/** A file in a worker's hands; the library of TypeScript has it for code of workers alone. */
interface AsideFile {
  createSyncAccessHandle: () => Promise<{
    truncate: (size: number) => void
    /** @returns how many bytes were written */
    write: (part: Uint8Array, options: { at: number }) => number
    flush: () => void
    close: () => void
  }>
}

export interface FileOrder {
  folder: readonly string[]
  name: string
  content: Blob
}

/** Writes a file in a worker, part by part: a scan need not fit into memory. @throws Error if there is no room */
export async function writeAside({ folder, name, content }: FileOrder): Promise<void> {
  const handle = await (await openFolder(folder)).getFileHandle(name, { create: true })
  const access = await (handle as unknown as AsideFile).createSyncAccessHandle()
  try {
    access.truncate(0)
    let at = 0
    const reader = content.stream().getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const written = access.write(part.value, { at })
      if (written < part.value.byteLength) throw new Error('There is no room.')
      at += written
    }
    access.flush()
  } finally {
    access.close()
  }
}
