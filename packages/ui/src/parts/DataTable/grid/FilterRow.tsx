import { useTexts } from '@waldkerf/ui/i18n/Language'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import type { Column } from '../columns.ts'
import { texts } from '../DataTable.texts.ts'
import { columnData } from '../order/columnData.ts'
import { filterRead, type Filters } from '../order/filters.ts'

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

function choicesOf<Row>(rows: readonly Row[], column: Column<Row>): string[] {
  const read = filterRead(column)
  const data = read && columnData(rows, read)
  if (!data) return []
  const values = data.kind === 'text' ? data.texts : [...new Set(data.values)].map(String)
  return values.filter((value) => value !== 'NaN').toSorted(collator.compare)
}

/** A filter beneath each head that can have one. */
export function FilterRow<Row>({ columns, rows, filters, onFilter, picking }: FilterRowProps<Row>) {
  const t = useTexts(texts)
  return (
    <tr aria-rowindex={2} className="row filters">
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
          <td key={id} className="cell">
            {filter === 'choice' && (
              <select aria-label={t.filterOf(title)} {...field}>
                <option value="">{t.anyValue}</option>
                {choicesOf(rows, column).map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            )}
            {filter && filter !== 'choice' && (
              <input aria-label={t.filterOf(title)} {...field} type="search" placeholder={t.hints[filter]} />
            )}
          </td>
        )
      })}
    </tr>
  )
}
