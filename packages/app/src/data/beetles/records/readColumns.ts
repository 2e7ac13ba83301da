import type { BeetleColumns } from '@waldkerf/domain/entities/beetles/columns/columns'
import { decodeColumns } from '@waldkerf/domain/entities/beetles/columns/decode'
import { readableColumns } from '@waldkerf/domain/entities/beetles/columns/readable'

/** An answer of w_get_kaefer_spalten, read. */
export interface ColumnsRead {
  columns: BeetleColumns
  /** Whether these are all records, not only changes of known ones. */
  complete: boolean
  /** False if newer changes may exist. */
  current: boolean
  gone: readonly number[]
  /** How many records were left out. */
  unreadable: number
}

/** @throws where the answer does not fit the contract */
export function readColumns(bytes: ArrayBuffer): ColumnsRead {
  const { answer, unreadable } = readableColumns(JSON.parse(new TextDecoder().decode(bytes)))
  const { vollstaendig: complete, aktuell: current, weg: gone } = answer
  return { columns: decodeColumns(answer), complete, current, gone, unreadable }
}
