import type { BeetleColumns } from '@waldkerf/domain/entities/beetleColumns/columns'
import { decodeColumns } from '@waldkerf/domain/entities/beetleColumns/decode'
import { beetleColumnsAnswer } from '@waldkerf/domain/entities/beetleColumns/wire'
import { parse } from 'valibot'

/** An answer of w_get_kaefer_spalten, read. */
export interface ColumnsRead {
  columns: BeetleColumns
  /** Whether these are all records, or changes to those that were known. */
  complete: boolean
  /** Whether nothing is newer than this. */
  current: boolean
  gone: readonly number[]
}

/** @throws where the answer is not the contract's */
export function readColumns(bytes: ArrayBuffer): ColumnsRead {
  const answer = parse(beetleColumnsAnswer, JSON.parse(new TextDecoder().decode(bytes)))
  return { columns: decodeColumns(answer), complete: answer.vollstaendig, current: answer.aktuell, gone: answer.weg }
}
