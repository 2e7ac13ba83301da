import { columnBuffers } from '@waldkerf/domain/entities/beetles/columns/columns'
import { readColumns } from './readColumns.ts'

/** Reads one answer beside the page, and hands its columns over without copying; null for one that is not in order. */
addEventListener('message', ({ data: bytes }: MessageEvent<ArrayBuffer>) => {
  try {
    const read = readColumns(bytes)
    postMessage(read, { transfer: columnBuffers(read.columns) })
  } catch {
    postMessage(null, { transfer: [] })
  }
})
