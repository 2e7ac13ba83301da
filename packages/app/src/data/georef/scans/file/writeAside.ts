import { openFolder } from './openFolder.ts'

export interface FileOrder {
  folder: readonly string[]
  name: string
  content: Blob
}

/** Writes a file in a worker, part by part: a scan need not fit into memory. @throws Error if there is no room */
export async function writeAside({ folder, name, content }: FileOrder): Promise<void> {
  const handle = await (await openFolder(folder)).getFileHandle(name, { create: true })
  const access = await handle.createSyncAccessHandle()
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
