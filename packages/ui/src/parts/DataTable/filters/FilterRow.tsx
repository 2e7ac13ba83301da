import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'
import type { Column } from '../columns.ts'
import { texts } from '../DataTable.texts.ts'
import { columnData } from '../order/columnData.ts'
import { filterRead, type Filters } from './filters.ts'

export interface FilterRowProps<Row> {
  columns: readonly Column<Row>[]
  /** All rows: choices offer what is in them. */
  rows: readonly Row[]
  filters: Filters
  onFilter: (column: string, input: string) => void
  /** An empty cell stands where rows have their boxes. */
  picking: boolean
}

const collator = new Intl.Collator('de', { numeric: true })

function columnChoices<Row>(rows: readonly Row[], column: Column<Row>): string[] {
  const read = filterRead(column)
  const data = read && columnData(rows, read)
  if (!data) return []
  const values = data.kind === 'text' ? data.texts : [...new Set(data.values)].map(String)
  return values.filter((value) => value !== 'NaN').toSorted(collator.compare)
}

/** A filter beneath each head that can have one. */
export function FilterRow<Row>({ columns, rows, filters, onFilter, picking }: FilterRowProps<Row>) {
  const t = useTexts(texts).filterRow
  return (
    <Line aria-rowindex={2} className="row filters">
      {picking && (
        <td className="cell pick">
          <VisuallyHidden>{t.filters}</VisuallyHidden>
        </td>
      )}
      {columns.map((column) => {
        const { id, title, filter } = column
        const field = {
          value: filters[id] ?? '',
          onChange: ({ target }: { target: { value: string } }) => onFilter(id, target.value),
        }
        return (
          <td key={id} className="cell" data-title={title}>
            {filter === 'choice' && (
              <select aria-label={t.filterLabel(title)} {...field}>
                <option value="">{t.anyValue}</option>
                {columnChoices(rows, column).map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            )}
            {filter && filter !== 'choice' && (
              <input aria-label={t.filterLabel(title)} {...field} type="search" placeholder={t.hints[filter]} />
            )}
          </td>
        )
      })}
    </Line>
  )
}

const Line = styled.tr`
  .cell:not(.pick) {
    padding: 0 ${space(1)};
  }
  :is(input, select) {
    width: 100%;
    height: 28px;
    margin: 0;
    padding: 0 ${space(2)};
    border: 1px solid ${color.borderControl};
    border-radius: ${radius('control')};
    background: ${color.surface};
    color: ${color.text};
    font-size: ${fontSize(12)};
  }
  input::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
`
