import { berlinDay } from '@waldkerf/domain/dates/days'
import { exportFileName } from '@waldkerf/domain/export/exportFileName'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../browser/saveFile.ts'
import type { ExportFormat, ExportSource } from './exportSource.ts'

/** The rows of a file: all rows of its source, or the picked ones. */
export interface ExportWish {
  format: ExportFormat
  onlyPicked: boolean
}

/** Where an export stands. */
export type ExportState =
  | { status: 'none' }
  /** `done`: from 0 to 1; undefined while nobody knows. */
  | { status: 'running'; format: ExportFormat; done: number | undefined }
  | ({ status: 'failed' } & ExportWish)
  | { status: 'finished'; format: ExportFormat }

/** One export at a time. The code that writes it is loaded on demand; leaving the page ends it. */
export function useExport<Row>(source: ExportSource<Row>, pickedNote: string) {
  const [state, setState] = useState<ExportState>({ status: 'none' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const { picked = [] } = source
  const pickedSource = { ...source, rows: () => picked, count: picked.length, note: pickedNote }

  async function start({ format, onlyPicked }: ExportWish) {
    const stop = new AbortController()
    const { signal } = stop
    const wished = onlyPicked ? pickedSource : source
    const tell = (next: ExportState) => {
      if (!signal.aborted) setState(next)
    }
    running.current = stop
    tell({ status: 'running', format, done: 0 })
    try {
      const { writeExport } = await import('./write/writeExport.ts')
      const onProgress = (done: number | undefined) => tell({ status: 'running', format, done })
      const content = await writeExport(format, wished, { onProgress, signal })
      signal.throwIfAborted()
      saveFile(content, exportFileName(source.title, berlinDay(new Date()), format, wished.note ?? ''))
      tell({ status: 'finished', format })
    } catch {
      tell({ status: 'failed', format, onlyPicked })
    }
  }

  const cancel = () => {
    running.current?.abort()
    setState({ status: 'none' })
  }
  return { state, start, cancel }
}
