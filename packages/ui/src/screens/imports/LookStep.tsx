import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { ProgressBar } from '@waldkerf/ui/parts/ProgressBar/ProgressBar'
import type { ReactNode } from 'react'
import type { ImportKind, ImportWords, PlanSummary } from './importTypes.ts'
import { texts } from './ImportFlow.texts.ts'
import { Beginning, List, Muted, Problem, Rows, Stack, Strong } from './imports.styles.ts'

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

/** The trial run: how many come, where they are, and which do not come for which reason. */
export function LookStep<K extends ImportKind>({
  plan,
  isPlanning,
  words,
  problem: reasonFor,
  note,
  map,
  rows,
  onSaveRefused,
}: LookStepProps<K>) {
  const t = useTexts(texts).look
  const { number } = useFormat()
  const { ready, refused, reasons, firstReady, firstRefused } = plan
  return (
    <Card title={t.title}>
      <Stack>
        {isPlanning && <ProgressBar label={t.planning} />}
        <div role="status">
          <Strong>{t.ready(words.things(number(ready), ready === 1), ready === 1)}</Strong>
          {note && <Muted>{note}</Muted>}
          {ready === 0 && <Problem>{t.nothing}</Problem>}
        </div>
        {ready > 0 && map}
        {ready > 0 && (
          <FirstRows
            caption={words.table}
            head={rows.head}
            rows={firstReady.map((row) => ({ key: row.quell_id, cells: rows.cells(row) }))}
          />
        )}
        {refused > 0 && (
          <>
            <Strong>{t.refused(number(refused), refused === 1)}</Strong>
            <List>
              {reasons.map(({ problem, rows: count }) => (
                <li key={problem}>
                  <span>{reasonFor(problem)}</span>
                  <span>{number(count)}</span>
                </li>
              ))}
            </List>
            <FirstRows
              isRefused
              caption={t.refusedTable}
              head={[t.line, t.reason, t.content]}
              rows={firstRefused.map(({ line, problem, text }) => ({
                key: line,
                cells: [number(line), reasonFor(problem), <Beginning key="text">{text}</Beginning>],
              }))}
            />
            <div>
              <Button icon="download" onClick={onSaveRefused}>
                {t.save}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  )
}

interface FirstRowsProps {
  /** They do not come. */
  isRefused?: boolean
  caption: string
  head: readonly string[]
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[]
}

function FirstRows({ isRefused, caption, head, rows }: FirstRowsProps) {
  return (
    <Rows role="region" aria-label={caption} tabIndex={0} data-refused={isRefused}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Rows>
  )
}
