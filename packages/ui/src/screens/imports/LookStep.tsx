import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { ProgressBar } from '@waldkerf/ui/parts/ProgressBar/ProgressBar'
import type { ReactNode } from 'react'
import type { ImportKind, ImportWords, PlanSummary } from './importTypes.ts'
import { texts } from './ImportFlow.texts.ts'
import { Muted, Problem, Stack, Strong } from './imports.styles.ts'
import { FirstRows, RefusedRows } from './RefusedRows.tsx'

export interface LookStepProps<K extends ImportKind> {
  plan: PlanSummary<K>
  isPlanning: boolean
  words: Pick<ImportWords, 'things' | 'table'>
  problem: (problem: K['problem']) => string
  /** Something odd about the rows that come. */
  note?: ReactNode
  map?: ReactNode
  /** The columns of the rows that come, the first of them as they will be. */
  rows: { head: readonly string[]; cells: (row: K['row']) => readonly ReactNode[] }
  onSaveRefused: () => void
}

/** The trial run: how many come, which do not come for which reasons, and where those are that come. */
export function LookStep<K extends ImportKind>({
  plan,
  isPlanning,
  words,
  problem,
  note,
  map,
  rows,
  onSaveRefused,
}: LookStepProps<K>) {
  const t = useTexts(texts).look
  const { number } = useFormat()
  const { ready, refused, firstReady } = plan
  return (
    <Card title={t.title}>
      <Stack>
        {isPlanning && <ProgressBar label={t.planning} />}
        <div role="status">
          <Strong>{t.ready(words.things(number(ready), ready === 1), ready === 1)}</Strong>
          {refused > 0 && <p>{t.refused(number(refused), refused === 1)}</p>}
          {note && <Muted>{note}</Muted>}
          {ready === 0 && <Problem>{t.nothing}</Problem>}
        </div>
        {refused > 0 && <RefusedRows plan={plan} problem={problem} onSave={onSaveRefused} />}
        {ready > 0 && map}
        {ready > 0 && (
          <FirstRows
            caption={words.table}
            head={rows.head}
            rows={firstReady.map((row) => ({ key: row.quell_id, cells: rows.cells(row) }))}
          />
        )}
      </Stack>
    </Card>
  )
}
