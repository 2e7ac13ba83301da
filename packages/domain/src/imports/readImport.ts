import { decodedText } from '@waldkerf/domain/texts/decodedText'
import { delimitedRows } from '@waldkerf/domain/texts/delimitedRows'
import { ImportError, type ImportTable, largestImport, readDelimited, toTable } from './importTable.ts'
import { isSqlite } from '@waldkerf/domain/places/layers/sqlite'
import { readGeoJson } from './readGeoJson.ts'
import { readGeoPackage } from './readGeoPackage.ts'

const begins = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte)

/** The cells of a workbook's first sheet; libraries for it stand outside this package. @throws ImportError */
export type ReadWorkbook = (bytes: Uint8Array) => Promise<string[][]>

/**
 * Reads a file by what stands in it: a workbook (XLSX), GeoPackage, GeoJSON, or text with separators.
 * @throws ImportError
 */
export async function readImport(bytes: Uint8Array, readWorkbook: ReadWorkbook): Promise<ImportTable> {
  if (bytes.length > largestImport) throw new ImportError('tooLarge')
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new ImportError('oldExcel')
  if (begins(bytes, 0x50, 0x4b, 3, 4)) return toTable(await readWorkbook(bytes))
  if (isSqlite(bytes)) return readGeoPackage(bytes)
  const isUtf16 = begins(bytes, 0xff, 0xfe)
  if (!isUtf16 && bytes.subarray(0, 4_096).includes(0)) throw new ImportError('unknownKind')
  const text = decodedText(bytes)
  return /^\s*\{/.test(text.slice(0, 1_000)) ? readGeoJson(text) : readDelimited(text, delimitedRows)
}
