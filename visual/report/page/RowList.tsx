import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { ReportRow } from '../reportData.ts'
import { Muted, Row, Rows } from './page.styles.ts'
import { texts } from './texts.ts'

export interface RowListProps {
  rows: readonly ReportRow[]
  current?: ReportRow
  onChoose: (row: ReportRow) => void
}

/** What differs, in the sidebar's order. */
export function RowList({ rows, current, onChoose }: RowListProps) {
  const words = useTexts(texts)
  if (rows.length === 0) return <Muted>{words.nothingText}</Muted>
  return (
    <Rows aria-label={words.stories}>
      {rows.map((row) => (
        <li key={`${row.id}/${row.look}`}>
          <Row type="button" aria-current={row === current || undefined} onClick={() => onChoose(row)}>
            <span>{row.name}</span>
            <Muted as="span">{words.looks[row.look]}</Muted>
            <Muted as="span">{row.title}</Muted>
          </Row>
        </li>
      ))}
    </Rows>
  )
}
