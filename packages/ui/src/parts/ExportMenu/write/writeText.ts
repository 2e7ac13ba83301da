import type { TextFormat } from '@waldkerf/domain/export/textFormat'
import type { ExportRun } from '../exportSource.ts'
import { inSlices } from './slices.ts'

/** Writes a text file in slices. @throws the signal's reason */
export async function writeText<Row>(format: TextFormat<Row>, rows: readonly Row[], run: ExportRun): Promise<Blob> {
  const parts = [format.head]
  await inSlices(rows, run, (slice, from) => parts.push(format.body(slice, from)))
  return new Blob([...parts, format.tail], { type: format.type })
}
