import type { Row } from '@waldkerf/domain/office/editor/document'
import { formatMoney } from '@waldkerf/domain/office/money/formatAmount'
import { Fragment, memo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { RowMark } from '../editorTypes.ts'
import type { Cursor } from './cursor.ts'
import { Chunk, SubtotalRow } from './grid.styles.ts'
import { texts } from './grid.texts.ts'
import { PositionRow } from './PositionRow.tsx'
import type { GridHandlers } from './useGrid.ts'

/** The sum below the last row of a group; undefined where a number of it cannot be read. */
export interface Subtotal {
  title: string
  subtotal: string | undefined
}

export interface RowChunkProps {
  rows: readonly Row[]
  /** The place of the first one, from 0. */
  from: number
  /** The row with the cursor, where it is one of these. */
  active: string | undefined
  opened: Cursor | undefined
  marks: ReadonlyMap<string, RowMark>
  subtotals: ReadonlyMap<string, Subtotal>
  locale: string
  /** Absent: nothing can be changed. Must not change between renders. */
  handlers: GridHandlers | undefined
}

/** Rows that are drawn together: a key in one of them leaves the other chunks alone. */
export const RowChunk = memo(function RowChunk(props: RowChunkProps) {
  const { rows, from, active, opened, marks, subtotals, locale, handlers } = props
  const t = useTexts(texts)
  return (
    <Chunk role="rowgroup" data-active={active !== undefined || undefined}>
      {rows.map((row, at) => {
        const sum = subtotals.get(row.key)
        const isActive = active === row.key
        return (
          <Fragment key={row.key}>
            <PositionRow
              row={row}
              nr={from + at + 1}
              active={isActive}
              opened={isActive ? opened : undefined}
              mark={marks.get(row.key)}
              locale={locale}
              handlers={handlers}
            />
            {sum && (
              <SubtotalRow role="row">
                <span role="gridcell">{t.subtotal(sum.title)}</span>
                <span role="gridcell" data-sum="">
                  {sum.subtotal === undefined ? '–' : formatMoney(sum.subtotal, locale)}
                </span>
              </SubtotalRow>
            )}
          </Fragment>
        )
      })}
    </Chunk>
  )
}, isSame)

/** Whether none of its rows looks otherwise; marks and sums of other chunks are no matter. */
function isSame(one: RowChunkProps, other: RowChunkProps): boolean {
  const isAlike =
    one.from === other.from &&
    one.active === other.active &&
    (one.active === undefined || one.opened === other.opened) &&
    one.locale === other.locale &&
    one.handlers === other.handlers &&
    one.rows.length === other.rows.length
  return isAlike && one.rows.every((row, at) => row === other.rows[at] && isMarkedAlike(row.key, one, other))
}

function isMarkedAlike(key: string, one: RowChunkProps, other: RowChunkProps): boolean {
  const [sum, next] = [one.subtotals.get(key), other.subtotals.get(key)]
  return one.marks.get(key) === other.marks.get(key) && sum?.title === next?.title && sum?.subtotal === next?.subtotal
}
