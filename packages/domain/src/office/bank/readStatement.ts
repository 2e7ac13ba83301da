import { readBankCsv } from './bankCsv.ts'
import { readCamt, type XmlElement } from './camt.ts'
import type { Pause, ReadStatement } from './statement.ts'

/** Tens of thousands of lines have a few megabytes. */
export const largestStatement = 20 * 2 ** 20

/** The browser's part of it. */
export interface StatementTools {
  /** The first element of a text; null where it is no XML. */
  parseXml: (text: string) => XmlElement | null
  pause: Pause
}

/** Banks write UTF-8, or the Windows encoding without saying so. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A bank statement of a file: CAMT.053, or a table. Never throws for what stands in it. */
export async function readStatement(bytes: Uint8Array, { parseXml, pause }: StatementTools): Promise<ReadStatement> {
  if (bytes.length > largestStatement) return { fault: 'tooLarge' }
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { fault: 'packed' }
  const text = decode(bytes).replace(/^\uFEFF/, '')
  if (text.trim() === '') return { fault: 'empty' }
  if (!/^\s*</.test(text)) return readBankCsv(text, pause)
  // No statement has a document type, and its entities can expand a short text without end.
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) return { fault: 'broken' }
  const root = parseXml(text)
  return root ? readCamt(root, pause) : { fault: 'broken' }
}
