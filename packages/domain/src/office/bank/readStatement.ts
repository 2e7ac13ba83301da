import { decodedText } from '@waldkerf/domain/texts/decodedText'
import { readBankCsv } from './bankCsv.ts'
import { readCamt, type XmlElement } from './camt.ts'
import type { Pause, ReadStatement } from './statement.ts'

/** In bytes; tens of thousands of lines have only a few megabytes. */
export const largestStatement = 20 * 2 ** 20

/** Functions that the browser provides. */
export interface StatementTools {
  /** The root element of a text; null if it is not XML. */
  parseXml: (text: string) => XmlElement | null
  pause: Pause
}

/** Reads a bank statement, CAMT.053 or a table. Never throws, whatever the file contains. */
export async function readStatement(bytes: Uint8Array, { parseXml, pause }: StatementTools): Promise<ReadStatement> {
  if (bytes.length > largestStatement) return { fault: 'tooLarge' }
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { fault: 'packed' }
  const text = decodedText(bytes)
  if (text.trim() === '') return { fault: 'empty' }
  if (text.startsWith('%PDF-')) return { fault: 'pdf' }
  if (!/^\s*</.test(text)) return readBankCsv(text, pause)
  // Statements have no document type, whose entities could expand a short text without limit.
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) return { fault: 'broken' }
  const root = parseXml(text)
  return root ? readCamt(root, pause) : { fault: 'broken' }
}
