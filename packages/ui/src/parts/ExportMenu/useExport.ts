import { berlinDay } from '@waldkerf/domain/dates/days'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../browser/saveFile.ts'
import type { ExportFormat, ExportSource } from './exportSource.ts'

/** Where an export stands. */
/** The rows of a file: all rows of its source, or the picked ones. */
export interface ExportWish {
  format: ExportFormat
  onlyPicked: boolean
}

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
    const tell = (next: ExportState) => {
      if (!signal.aborted) setState(next)
    }
    running.current = stop
    tell({ status: 'running', format, done: 0 })
    try {
      const { writeExport } = await import('./write/writeExport.ts')
      const onProgress = (done: number | undefined) => tell({ status: 'running', format, done })
      const content = await writeExport(format, onlyPicked ? pickedSource : source, { onProgress, signal })
      signal.throwIfAborted()
      saveFile(content, `${source.title} ${berlinDay(new Date())}.${format}`)
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
