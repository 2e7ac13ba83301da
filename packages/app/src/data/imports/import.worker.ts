import { ImportError, type ImportFault } from '@waldkerf/domain/imports/importTable'
import { BookError, type BookProblem } from '@waldkerf/ui/browser/workbook/bookError'
import { workbookCells } from '@waldkerf/ui/browser/workbook/workbookCells'
import { createImportDesk, type ImportDesk } from './importDesk.ts'
import { clientDesk, findDesk } from './importKinds.ts'
import type { DeskQuestion } from './openDesk.ts'

const limits = { columns: 256, cells: 5_000_000, bytes: 200 * 2 ** 20 }

const faults: Partial<Record<BookProblem, ImportFault>> = { unpacked: 'unpacked', range: 'tooManyRows' }

async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  try {
    return await workbookCells(bytes, limits)
  } catch (error) {
    throw new ImportError((error instanceof BookError && faults[error.problem]) || 'broken')
  }
}

const desks = {
  kaefer: createImportDesk(findDesk, readWorkbook),
  kunde: createImportDesk(clientDesk, readWorkbook),
}

type Answer = (...given: unknown[]) => Promise<unknown>

const answer = async ({ kind, ask, given }: DeskQuestion) =>
  (desks[kind] as Record<keyof ImportDesk<never>, Answer>)[ask](...given)

/** Answers questions about a file beside the page, in their order. */
addEventListener('message', ({ data: { id, question } }: MessageEvent<{ id: number; question: DeskQuestion }>) => {
  void answer(question).then(
    (found) => postMessage({ id, answer: found }),
    (error: unknown) => postMessage({ id, fault: error instanceof ImportError ? error.fault : 'broken' }),
  )
})
