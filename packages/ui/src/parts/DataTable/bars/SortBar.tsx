import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { color, space } from '@waldkerf/ui/theme/tokens'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import type { Sort } from '../columns.ts'
import type { PickAll } from '../cursor/usePicking.ts'
import type { Order } from '../tableTypes.ts'
import { texts } from '../DataTable.texts.ts'

export interface SortBarProps {
  /** Those that can be sorted by. */
  columns: readonly { id: string; title: string }[]
  /** Orders that no column has. */
  orders?: readonly Order[] | undefined
  sorts: readonly Sort[]
  /** Sorts by the column, or turns its order around when that is what the rows are sorted by. */
  onSort: (column: string) => void
  /** Absent where rows cannot be picked. */
  pickAll?: PickAll | undefined
}

/** Replaces the heads in a box too narrow for them: column and direction to sort by, and a box that picks all rows. */
export function SortBar({ columns, orders = [], sorts, onSort, pickAll }: SortBarProps) {
  const t = useTexts(texts).bars
  const choices = [...columns, ...orders]
  const sort = sorts.find(({ column }) => choices.some(({ id }) => id === column))
  const turns = columns.some(({ id }) => id === sort?.column)
  return (
    <Bar data-sorting>
      {pickAll && (
        <Checkbox
          label={t.all}
          checked={pickAll.state === 'all'}
          ref={(box) => {
            if (box) box.indeterminate = pickAll.state === 'some'
          }}
          onChange={pickAll.onToggle}
        />
      )}
      <Choice>
        <Select aria-label={t.sortBy} value={sort?.column ?? ''} onChange={({ target }) => onSort(target.value)}>
          {!sort && (
            <option value="" disabled>
              {`${t.sortBy} …`}
            </option>
          )}
          {choices.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Choice>
      <IconButton
        icon={sort?.direction === 'descending' ? 'arrow-down' : 'arrow-up'}
        label={t.direction[sort?.direction ?? 'ascending']}
        disabled={!turns}
        onClick={() => sort && onSort(sort.column)}
      />
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(2)} ${space(1)} ${space(3)};
  border-bottom: 1px solid ${color.border};

  @media print {
    display: none;
  }
`

const Choice = styled.div`
  flex: 1 1 auto;
  min-width: 0;
`
