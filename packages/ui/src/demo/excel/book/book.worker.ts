import { BookError, type BookProblem } from '@waldkerf/ui/browser/workbook/bookError'
import { readContent, type SheetContent } from './readContent.ts'

export interface BookQuestion {
  bytes: ArrayBuffer
  suffix: string
}
export type BookAnswer = { content: SheetContent } | { problem: BookProblem }

const send = (answer: BookAnswer) => postMessage(answer, { transfer: [] })

/** Reads one file beside the page. */
addEventListener('message', ({ data: { bytes, suffix } }: MessageEvent<BookQuestion>) => {
  void readContent(bytes, suffix).then(
    (content) => send({ content }),
    (error: unknown) => send({ problem: error instanceof BookError ? error.problem : 'broken' }),
  )
})
