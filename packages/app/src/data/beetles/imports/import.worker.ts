import { ImportError, type ImportFault } from '@waldkerf/domain/beetles/imports/importTable'
import { BookError, type BookProblem } from '@waldkerf/ui/browser/workbook/bookError'
import { workbookCells } from '@waldkerf/ui/browser/workbook/workbookCells'
import { createImportDesk, type DeskQuestion } from './importDesk.ts'

const limits = { columns: 256, cells: 5_000_000, bytes: 200 * 2 ** 20 }

const faults: Partial<Record<BookProblem, ImportFault>> = { unpacked: 'unpacked', range: 'tooManyRows' }

const desk = createImportDesk(async (bytes) => {
  try {
    return await workbookCells(bytes, limits)
  } catch (error) {
    throw new ImportError((error instanceof BookError && faults[error.problem]) || 'broken')
  }
})

const answer = async ({ ask, with: given }: DeskQuestion): Promise<unknown> =>
  (desk[ask] as (...args: unknown[]) => unknown)(...given)

/** Answers questions about a file beside the page, in their order. */
addEventListener('message', ({ data: { id, question } }: MessageEvent<{ id: number; question: DeskQuestion }>) => {
  void answer(question).then(
    (found) => postMessage({ id, answer: found }),
    (error: unknown) => postMessage({ id, fault: error instanceof ImportError ? error.fault : 'broken' }),
  )
})
