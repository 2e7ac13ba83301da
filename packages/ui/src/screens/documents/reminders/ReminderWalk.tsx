import { planBulk } from '@waldkerf/domain/bulk/planBulk'
import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { noReminder } from '@waldkerf/domain/office/payments/receivables'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { BulkChangePreview, usePlanLines } from '@waldkerf/ui/parts/BulkChange/BulkChangePreview'
import { Result, Results } from '@waldkerf/ui/parts/BulkChange/BulkChangeResults'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { ReceivablesWork } from '../documentsTypes.ts'
import { ReminderStep, type ReminderStepProps } from './ReminderStep.tsx'
import { walkTexts } from '../DocumentsScreen.texts.ts'

export interface ReminderWalkProps {
  /** Invoices that were chosen; those that nobody may be reminded of are left out with the reason. */
  rows: readonly DocumentRow[]
  today: string
  work: Pick<ReceivablesWork, 'prepare' | 'layOut' | 'remind' | 'sendInvoice'>
  /** Keeps the typed text of one invoice over a reload. */
  kept?: ReminderStepProps['kept']
  onClose: () => void
}

type Ending = { kind: 'sent'; to: string } | { kind: 'made' } | { kind: 'skipped' }

const isDone = ({ kind }: Ending) => kind !== 'skipped'

/** Many reminders, each looked at before it goes: sent or skipped, one after the other, and at the end what became of them. */
export function ReminderWalk({ rows: chosen, today, work, kept, onClose }: ReminderWalkProps) {
  const t = useTexts(walkTexts)
  const { number } = useFormat()
  // The list changes with each reminder; the chosen invoices must not.
  const [plan] = useState(() => planBulk(chosen, (row) => noReminder(row, today)))
  const [form] = useState(() => crypto.randomUUID())
  const [endings, setEndings] = useState<ReadonlyMap<number, Ending>>(new Map())
  const [isOver, setOver] = useState(plan.ready.length === 0)
  const words = { ready: t.ready, noneReady: t.noneReady, skipped: t.skipped }
  const lines = usePlanLines(plan, words, { count: 0, say: t.ready })
  const place = endings.size
  const row = isOver ? undefined : plan.ready[place]
  function end(id: number, ending: Ending) {
    kept?.end()
    setEndings((last) => new Map(last).set(id, ending))
  }
  const close = () => {
    kept?.end()
    onClose()
  }
  if (row) {
    return (
      <ReminderStep
        key={row.id}
        title={t.place(number(place + 1), number(plan.ready.length), row.nummer)}
        row={row}
        today={today}
        note={place === 0 && plan.skipped.length > 0 && <BulkChangePreview lines={lines} />}
        work={work}
        kept={kept}
        onSkip={plan.ready.length > 1 ? () => end(row.id, { kind: 'skipped' }) : undefined}
        onSend={async (draft, remembers) => {
          await work.remind(row, draft, { form: `${form} ${row.id}`, remembers })
          end(row.id, draft.to ? { kind: 'sent', to: draft.to } : { kind: 'made' })
        }}
        onClose={() => (plan.ready.length > 1 && [...endings.values()].some(isDone) ? setOver(true) : close())}
      />
    )
  }
  return (
    <Dialog open title={t.title} actions={<Button onClick={onClose}>{t.close}</Button>} onClose={onClose}>
      {plan.ready.length > 0 && <Endings rows={plan.ready} endings={endings} />}
      {plan.skipped.length > 0 && <BulkChangePreview lines={lines.filter(({ tone }) => tone !== 'ready')} />}
    </Dialog>
  )
}

/** The client's name takes the room that the few words behind it leave. */
const Line = styled(Result)`
  grid-template-columns: 16px minmax(0, 1fr) minmax(0, auto);
`

const signs = { sent: 'check', made: 'document', skipped: 'minus', left: 'minus' } as const

function Endings({ rows, endings }: { rows: readonly DocumentRow[]; endings: ReadonlyMap<number, Ending> }) {
  const { results: t, summary } = useTexts(walkTexts)
  return (
    <Results aria-label={summary} tabIndex={0}>
      {rows.map(({ id, nummer, client }) => {
        const ending = endings.get(id)
        const kind = ending?.kind ?? 'left'
        return (
          <Line key={id} data-status={kind === 'sent' || kind === 'made' ? 'done' : 'waiting'}>
            <Icon name={signs[kind]} size={16} />
            <span>
              {nummer} · {client}
            </span>
            <span>{ending?.kind === 'sent' ? t.sent(ending.to) : kind === 'sent' ? '' : t[kind]}</span>
          </Line>
        )
      })}
    </Results>
  )
}
