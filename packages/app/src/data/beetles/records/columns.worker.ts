import { columnBuffers } from '@waldkerf/domain/entities/beetles/columns/columns'
import { readColumns } from './readColumns.ts'

/** Reads one answer and transfers its columns without copying; null for an invalid answer. */
addEventListener('message', ({ data: bytes }: MessageEvent<ArrayBuffer>) => {
  try {
    const read = readColumns(bytes)
    postMessage(read, { transfer: columnBuffers(read.columns) })
  } catch {
    postMessage(null, { transfer: [] })
  }
})
