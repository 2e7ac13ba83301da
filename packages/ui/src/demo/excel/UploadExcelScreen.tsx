import { useRef, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { Problem } from '@waldkerf/ui/parts/Field/Field.styles.ts'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { DemoPage, LoadingRows } from '../page/DemoPage.tsx'
import { PlainTable } from '../page/PlainTable.tsx'
import { DropArea } from '../upload/DropArea.tsx'
import type { BookProblem } from '@waldkerf/ui/browser/workbook/bookError'
import type { SheetContent } from './book/readContent.ts'
import { texts } from './Excel.texts.ts'

type State =
  | { status: 'empty' | 'reading' }
  | { status: 'failed'; problem: BookProblem | 'several' }
  | { status: 'read'; name: string; content: SheetContent }

/** More rows would make a page that nobody reads. */
const mostShown = 200

const accept = { 'text/csv': ['.csv', '.txt'], 'application/octet-stream': ['.xlsx'] }

/** The content of one file, or why it has none. The reader comes with the first file. */
async function readFiles(files: readonly File[]): Promise<State> {
  const [file, second] = files
  if (!file || second) return { status: 'failed', problem: 'several' }
  const [{ BookError }, { readBook }] = await Promise.all([
    import('@waldkerf/ui/browser/workbook/bookError'),
    import('./book/readBook.ts'),
  ])
  return readBook(file).then(
    (content): State => ({ status: 'read', name: file.name, content }),
    (error: unknown): State => ({ status: 'failed', problem: error instanceof BookError ? error.problem : 'broken' }),
  )
}

/** `/excel/upload-excel`: the first sheet of a file as a table. */
export function UploadExcelScreen() {
  const t = useTexts(texts)
  const [state, setState] = useState<State>({ status: 'empty' })
  const turn = useRef(0)
  const read = async (files: readonly File[]) => {
    turn.current += 1
    const own = turn.current
    setState({ status: 'reading' })
    const next = await readFiles(files).catch((): State => ({ status: 'failed', problem: 'broken' }))
    // A large file may end after a small one that was chosen later.
    if (own === turn.current) setState(next)
  }
  return (
    <DemoPage {...t.upload}>
      <DropArea hint={t.drop} choose={t.browse} accept={accept} multiple onFiles={(files) => void read(files)} />
      {state.status === 'failed' && (
        <Problem role="alert">
          <Icon name="warning" size={16} />
          {t.problem[state.problem]}
        </Problem>
      )}
      {state.status === 'empty' && <EmptyState title={t.empty} text={t.emptyText} />}
      {state.status === 'reading' && <LoadingRows label={t.reading} />}
      {state.status === 'read' && <SheetTable name={state.name} content={state.content} />}
    </DemoPage>
  )
}

function SheetTable({ name, content: { head, rows } }: { name: string; content: SheetContent }) {
  const t = useTexts(texts)
  return (
    <>
      <p role="status">
        {t.read(name, rows.length)} {rows.length > mostShown && t.more(mostShown)}
      </p>
      <PlainTable
        label={name}
        columns={head.map((title, column) => ({ id: title, title, cell: (row: number) => rows[row]?.[column] }))}
        rows={rows.slice(0, mostShown).map((_, index) => index)}
        rowKey={(row) => row}
      />
    </>
  )
}
