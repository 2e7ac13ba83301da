import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { noReminder, receivablesByClient } from '@waldkerf/domain/office/payments/receivables'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import type { RowKey, TablePicking } from '@waldkerf/ui/parts/DataTable/DataTable'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import type { DocumentsState, ReceivablesWork } from '../documentsTypes.ts'
import { texts } from '../DocumentsScreen.texts.ts'
import { PickedSums } from './PickedSums.tsx'

const BankDialog = lazyPart(async () => (await import('../bank/BankDialog.tsx')).BankDialog)
const ReminderWalk = lazyPart(async () => (await import('../reminders/ReminderWalk.tsx')).ReminderWalk)

interface Receivables {
  remind: (rows: readonly DocumentRow[]) => void
  remindOne: (row: DocumentRow) => void
  read: (file: File) => void
  /** Documents picked for their sum, invoices also for reminders. */
  picking: TablePicking
  dialogs: ReactNode
}

/** The oldest money is looked at first. */
const oldestFirst = (rows: readonly DocumentRow[]) =>
  rows.toSorted((a, b) => (a.standing?.faellig ?? '').localeCompare(b.standing?.faellig ?? ''))

/** '6 Kunden, 11 Rechnungen': a row is a client. */
export function useReceivablesCount(invoices: readonly DocumentRow[], today: string): string {
  const { rowCount } = useTexts(texts).receivables
  const { number } = useFormat()
  const clients = useMemo(() => receivablesByClient(invoices, today).length, [invoices, today])
  return rowCount(number(clients), clients === 1, number(invoices.length), invoices.length === 1)
}

/** The work with what clients owe: reminders and bank statements, each in its dialog. */
export function useReceivables(
  work: ReceivablesWork | undefined,
  all: readonly DocumentRow[],
  { today, documents, filter }: Pick<DocumentsState, 'today' | 'documents' | 'filter'>,
): Receivables {
  const { reminders: t } = useTexts(texts)
  const [reminded, setReminded] = useState<readonly DocumentRow[]>()
  const [file, setFile] = useState<File>()
  const [picked, setPicked] = useState<ReadonlySet<RowKey>>(new Set())
  const remind = useCallback((rows: readonly DocumentRow[]) => setReminded(oldestFirst(rows)), [])
  const remindOne = useCallback((row: DocumentRow) => setReminded([row]), [])
  const chosen = all.filter(({ id }) => picked.has(id))
  return {
    remind,
    remindOne,
    read: setFile,
    picking: {
      picked,
      onPick: setPicked,
      actions: (
        <>
          <PickedSums rows={chosen} onlyOpen={filter.view !== ''} />
          {work && chosen.some((row) => !noReminder(row, today)) && (
            <Button onClick={() => remind(chosen)}>{t.pick}</Button>
          )}
        </>
      ),
    },
    dialogs: work && (
      <Suspense>
        {reminded && (
          <ReminderWalk
            rows={reminded}
            today={today}
            work={work}
            onClose={() => {
              setReminded(undefined)
              setPicked(new Set())
            }}
          />
        )}
        {/* Payments are proposed for invoices that are there: a file that comes before them waits. */}
        {file && documents.status !== 'loading' && (
          <BankDialog
            key={`${file.name} ${file.size} ${file.lastModified}`}
            file={file}
            rows={all}
            today={today}
            work={work}
            onFile={setFile}
            onClose={() => setFile(undefined)}
          />
        )}
      </Suspense>
    ),
  }
}
