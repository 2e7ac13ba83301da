import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/web-worker'
import { BookError } from './bookError.ts'
import { checkSheet } from './usedRange.ts'

const mostEntries = 200
const mostUnpacked = 100 * 2 ** 20

/**
 * The archive's texts. Its list is read first: a small archive can hold gigabytes; what is larger than the list says is
 * cut there.
 * @throws BookError
 */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let entries = 0
  let size = 0
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        entries += 1
        size += originalSize
        if (entries > mostEntries || size > mostUnpacked) throw new BookError('unpacked')
        return name.endsWith('.xml') || name.endsWith('.rels')
      },
    })
  } catch (error) {
    throw error instanceof BookError ? error : new BookError('broken')
  }
}

/** The cells of a workbook's first sheet as texts. @throws BookError */
export async function workbookCells(bytes: Uint8Array): Promise<string[][]> {
  const files = unpacked(bytes)
  const names = Object.keys(files)
  if (names.length === 0) throw new BookError('broken')
  // Which of them is the first sheet, the library finds out: none of them may go too far.
  for (const name of names) checkSheet(new TextDecoder().decode(files[name]))
  try {
    // It gets just what was looked at, and stored: packed texts it would unpack in workers of their own, from addresses
    // that the page's policy refuses.
    const rows = await readSheet(zipSync(files, { level: 0 }).buffer)
    return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
  } catch {
    throw new BookError('broken')
  }
}
