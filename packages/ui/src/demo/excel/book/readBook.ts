import { askWorker, TooSlow } from '@waldkerf/ui/demo/worker/askWorker.ts'
import type { BookAnswer, BookQuestion } from './book.worker.ts'
import { BookError } from '@waldkerf/ui/browser/workbook/bookError'
import type { SheetContent } from './readContent.ts'

const largestFile = 2 ** 20
/** In ms. A file of this size takes a tenth of it. */
const longestRead = 10_000

const suffixes: ReadonlySet<string> = new Set(['xlsx', 'csv', 'txt'])

const createWorker = () => new Worker(new URL('./book.worker.ts', import.meta.url), { type: 'module' })

/** A malicious file can keep its reader busy or fill its memory: that harms only the worker, which is ended. */
async function readAside(question: BookQuestion): Promise<SheetContent> {
  const answer = await askWorker<BookAnswer>(createWorker, question, { limit: longestRead }).catch((error: unknown) => {
    throw error instanceof TooSlow ? new BookError('slow') : error
  })
  if ('problem' in answer) throw new BookError(answer.problem)
  return answer.content
}

/**
 * Reads the first sheet of a file, at most 1 MB of it.
 * @param read how its bytes are read; tests have no workers
 * @throws BookError; an Error where the worker does not start
 */
export async function readBook(
  file: File,
  read: (question: BookQuestion) => Promise<SheetContent> = readAside,
): Promise<SheetContent> {
  const suffix = file.name.toLowerCase().split('.').at(-1) ?? ''
  if (suffix === 'xls') throw new BookError('oldExcel')
  if (!suffixes.has(suffix)) throw new BookError('suffix')
  if (file.size >= largestFile) throw new BookError('weight')
  return read({ bytes: await file.arrayBuffer(), suffix })
}
