import type { BeetleColumns } from '@waldkerf/domain/entities/beetles/columns/columns'
import { decodeColumns } from '@waldkerf/domain/entities/beetles/columns/decode'
import { readableColumns } from '@waldkerf/domain/entities/beetles/columns/readable'

/** An answer of w_get_kaefer_spalten, read. */
export interface ColumnsRead {
  columns: BeetleColumns
  /** Whether these are all records, or changes to those that were known. */
  complete: boolean
  /** Whether nothing is newer than this. */
  current: boolean
  gone: readonly number[]
  /** So many records were left out. */
  unreadable: number
}

/** @throws where the answer is not the contract's */
export function readColumns(bytes: ArrayBuffer): ColumnsRead {
  const { answer, unreadable } = readableColumns(JSON.parse(new TextDecoder().decode(bytes)))
  const { vollstaendig: complete, aktuell: current, weg: gone } = answer
  return { columns: decodeColumns(answer), complete, current, gone, unreadable }
}
