import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { ProgressBar } from '@waldkerf/ui/parts/ProgressBar/ProgressBar'
import { Tabs } from '@waldkerf/ui/parts/Tabs/Tabs'
import { type ReactNode, useState } from 'react'
import { FewFirst } from './FewFirst.tsx'
import type { ImportKind, ImportWords, PlanSummary } from './importTypes.ts'
import { texts } from './ImportFlow.texts.ts'
import { Muted, Stack } from './imports.styles.ts'
import { FirstRows, RefusedRows } from './RefusedRows.tsx'

export interface LookStepProps<K extends ImportKind> {
  plan: PlanSummary<K>
  isPlanning: boolean
  words: Pick<ImportWords, 'table'>
  problem: (problem: K['problem']) => string
  /** Something odd about the rows that come. */
  note?: ReactNode
  map?: ReactNode
  /** The columns of the rows that come, the first of them as they will be. */
  rows: { head: readonly string[]; cells: (row: K['row']) => readonly ReactNode[] }
  onSaveRefused: () => void
}

/** The trial run: where those are that come, and the rows themselves beside the faulty ones. */
export function LookStep<K extends ImportKind>(props: LookStepProps<K>) {
  const { plan, isPlanning, words, problem, note, map, rows, onSaveRefused } = props
  const t = useTexts(texts).look
  const { number } = useFormat()
  const { ready, refused, firstReady } = plan
  const [chosen, setChosen] = useState<'refused' | 'ready'>('refused')
  const hasBoth = ready > 0 && refused > 0
  const shown = hasBoth ? chosen : refused > 0 ? 'refused' : 'ready'
  const tabs = [
    { id: 'refused', label: t.tabs.refused(number(refused)) },
    { id: 'ready', label: t.tabs.ready(number(ready)) },
  ] as const
  return (
    <Card title={t.title}>
      <Stack>
        {isPlanning && <ProgressBar label={t.planning} />}
        {note && <Muted>{note}</Muted>}
        {ready > 0 && map}
        {hasBoth && <Tabs label={t.rows} tabs={tabs} current={shown} onChange={setChosen} />}
        {shown === 'refused' ? (
          <RefusedRows plan={plan} problem={problem} onSave={onSaveRefused} />
        ) : (
          <FewFirst all={firstReady}>
            {(some) => (
              <FirstRows
                caption={words.table}
                head={rows.head}
                rows={some.map((row) => ({ key: row.quell_id, cells: rows.cells(row) }))}
              />
            )}
          </FewFirst>
        )}
      </Stack>
    </Card>
  )
}
