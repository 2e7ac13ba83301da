import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import type { Part, Proposal } from '@waldkerf/domain/office/bank/proposals'
import { sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { BulkChangeResults } from '@waldkerf/ui/parts/BulkChange/BulkChangeResults'
import { useBulkRun } from '@waldkerf/ui/parts/BulkChange/run/useBulkRun'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { Spinner } from '@waldkerf/ui/parts/Spinner/Spinner'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { ReceivablesWork } from '../documentsTypes.ts'
import { useMoney } from '../money/useMoney.ts'
import { Place } from './bank.styles.ts'
import { bankTexts } from '../DocumentsScreen.texts.ts'
import { ProposalLists } from './ProposalLists.tsx'
import { StatementChoice } from './StatementChoice.tsx'
import { useStatement } from './useStatement.ts'

export interface BankDialogProps {
  file: File
  /** All invoices. */
  rows: readonly DocumentRow[]
  today: string
  work: Pick<ReceivablesWork, 'readMoney' | 'book'>
  /** Another file, in place of one that cannot be read. */
  onFile: (file: File) => void
  onClose: () => void
}

type Clear = Extract<Proposal, { kind: 'clear' }>
const isClear = (proposal: Proposal): proposal is Clear => proposal.kind === 'clear'

/** The payments that a bank statement proposes: all clear ones by one press, the others one by one. */
export function BankDialog({ file, rows, today, work, onFile, onClose }: BankDialogProps) {
  const t = useTexts(bankTexts)
  const { number } = useFormat()
  const { money } = useMoney()
  const { state, read } = useStatement(file, rows, work.readMoney, today)
  const single = useAttempt()
  const [done, setDone] = useState(0)
  const [form] = useState(() => crypto.randomUUID())
  const book = async ({ entry }: Proposal, parts: readonly Part[], confirmed: boolean) => {
    // One after the other: where one is refused, the rest of the entry is proposed again.
    for (const part of parts) await work.book({ ...part, entry, confirmed }, form)
    setDone((count) => count + parts.length)
  }
  const [running, setRunning] = useState<readonly Clear[]>()
  const clear = state.status === 'ready' ? state.proposals.filter(isClear) : []
  const sum = sumAmounts(clear.flatMap(({ parts }) => parts.map(({ amount }) => amount)))
  const count = clear.reduce((all, { parts }) => all + parts.length, 0)
  const bookOne = async (proposal: Proposal, parts: readonly Part[]) => {
    await single.attempt(proposal.entry.identity, () => book(proposal, parts, true))
    await read()
  }
  const end = async () => {
    await read()
    setRunning(undefined)
  }
  const isWorking = running !== undefined || single.busy !== undefined
  return (
    <Dialog
      open
      wide
      title={t.title}
      onClose={() => !isWorking && onClose()}
      actions={
        <>
          <Button disabled={isWorking} onClick={onClose}>
            {t.close}
          </Button>
          {clear.length > 0 && (
            <Button variant="primary" disabled={isWorking} onClick={() => setRunning(clear)}>
              {t.bookAll(number(count), money(sum))}
            </Button>
          )}
        </>
      }
    >
      <Place>
        <div role="status">
          {done > 0 && !running && <Bar icon="check" tone="success" message={t.done(number(done))} />}
        </div>
        {single.error !== undefined && <Bar icon="warning" tone="warning" message={single.error} />}
        {running ? (
          <ClearRun clear={running} book={(proposal, parts) => book(proposal, parts, false)} onEnd={() => void end()} />
        ) : (
          <Read state={state} onRetry={() => void read()} onFile={onFile}>
            {state.status === 'ready' && (
              <ProposalLists
                fileName={file.name}
                state={state}
                rows={rows}
                busy={single.busy}
                onBook={(proposal, parts) => void bookOne(proposal, parts)}
              />
            )}
          </Read>
        )}
      </Place>
    </Dialog>
  )
}

interface ClearRunProps {
  clear: readonly Clear[]
  book: (proposal: Proposal, parts: readonly Part[]) => Promise<void>
  /** All are booked, or somebody has seen which are not. */
  onEnd: () => void
}

/** Books all clear ones, a few at a time, each with its own result; it ends by itself when all of them are. */
function ClearRun({ clear, book, onEnd }: ClearRunProps) {
  const t = useTexts(bankTexts)
  const { money } = useMoney()
  const { progress, start, actions } = useBulkRun()
  // Memoized for thousands of entries: the component renders again whenever one of them ends.
  const records = useMemo(
    () => clear.map(({ entry }, id) => ({ id, name: `${money(entry.amount)} · ${entry.name || entry.text}` })),
    [clear, money],
  )
  const begin = useEffectEvent(() =>
    start({ ids: [...clear.keys()], work: async (id) => clear[id] && book(clear[id], clear[id].parts) }),
  )
  useEffect(() => begin(), [])
  const isOver = progress?.state === 'finished' || progress?.state === 'cancelled'
  const isDone = isOver && [...progress.results.values()].every(({ status }) => status === 'done')
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isDone) end()
  }, [isDone])
  return (
    <>
      {progress && (
        <BulkChangeResults
          records={records}
          words={{ progress: t.progress, results: t.results }}
          progress={progress}
          actions={actions}
        />
      )}
      {isOver && !isDone && <Button onClick={onEnd}>{t.goOn}</Button>}
    </>
  )
}

interface ReadProps {
  state: ReturnType<typeof useStatement>['state']
  onRetry: () => void
  onFile: (file: File) => void
  children: ReactNode
}

/** The statement's content, or why there is none. */
function Read({ state, onRetry, onFile, children }: ReadProps) {
  const t = useTexts(bankTexts)
  if (state.status === 'reading') {
    return (
      <p role="status">
        <Spinner size={16} /> {t.reading}
      </p>
    )
  }
  if (state.status === 'fault') {
    return (
      <Bar
        icon="warning"
        tone="warning"
        message={t.faults[state.fault]}
        actions={<StatementChoice label={t.other} onFile={onFile} />}
      />
    )
  }
  if (state.status === 'failed') {
    return (
      <Bar
        icon="warning"
        tone="warning"
        message={state.message}
        actions={<Button onClick={onRetry}>{t.again}</Button>}
      />
    )
  }
  return children
}
