import type { Row } from '@waldkerf/domain/office/editor/document'
import { documentWords } from '@waldkerf/domain/office/documentModel/words'
import { formatMoney } from '@waldkerf/domain/office/money/formatAmount'
import { Fragment, memo } from 'react'
import type { RowMark } from '../editorTypes.ts'
import type { Cursor } from './cursor.ts'
import { Chunk, SubtotalRow } from './grid.styles.ts'
import { PositionRow } from './PositionRow.tsx'
import type { GridHandlers } from './useGrid.ts'
import { useNearness, type WatchNearness, type RowsOfChunk } from './rowChunks.ts'

/** The sum below the last row of a group; undefined where a number of it cannot be read. */
export interface Subtotal {
  title: string
  subtotal: string | undefined
}

export interface RowChunkProps {
  chunk: RowsOfChunk
  /** The row with the cursor, where it is one of these. */
  active: string | undefined
  opened: Cursor | undefined
  /** These and the sums are the same objects as long as they say the same. */
  marks: ReadonlyMap<string, RowMark>
  subtotals: ReadonlyMap<string, Subtotal>
  /** Absent: nothing can be changed. Must not change between renders. */
  handlers: GridHandlers | undefined
  /** Absent: the rows are mounted wherever they are. */
  watch: WatchNearness | undefined
}

/** So many rows are mounted before it is known which are in view. */
const firstRows = 20

/** Of rows that were never seen, in px: a line, an explanation, a heading. */
const rowHeight = ({ erl, erl_titel }: Row) => 37 + (erl === '' ? 0 : 18) + (erl_titel === '' ? 0 : 36)
const guessedHeight = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + rowHeight(row), 0)

/**
 * Rows that are mounted together. Far from the view only their height stays, and their text so that the browser's
 * search finds it. The chunk with the cursor is always mounted.
 */
export const RowChunk = memo(function RowChunk(props: RowChunkProps) {
  const { chunk, active, opened, marks, subtotals, handlers, watch } = props
  const { rows, from } = chunk
  const begin = () => ({ isNear: from < firstRows, height: guessedHeight(rows) })
  const { place, isNear, height } = useNearness(watch, begin)
  const isMounted = isNear || active !== undefined
  if (!isMounted) {
    return (
      <Chunk ref={place} style={{ height }}>
        <div ref={findable}>{rows.map(searchedText).join('\n')}</div>
      </Chunk>
    )
  }
  return (
    <Chunk ref={place} role="rowgroup" data-active={active !== undefined || undefined}>
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
              handlers={handlers}
            />
            {sum && (
              <SubtotalRow role="row">
                <span role="gridcell">{`${documentWords.subtotal} ${sum.title}`}</span>
                <span role="gridcell" data-sum="">
                  {sum.subtotal === undefined ? '–' : formatMoney(sum.subtotal)}
                </span>
              </SubtotalRow>
            )}
          </Fragment>
        )
      })}
    </Chunk>
  )
}, isSame)

const searchedText = ({ erl_titel, bez, erl }: Row) => [erl_titel, bez, erl].join(' ')

/** The browser finds the text, and brings its place into view. React knows only the plain attribute. */
const findable = (element: HTMLElement | null) => element?.setAttribute('hidden', 'until-found')

/** Whether none of its rows looks different; marks and sums of other chunks do not matter. */
function isSame(one: RowChunkProps, other: RowChunkProps): boolean {
  return (
    one.chunk === other.chunk &&
    one.active === other.active &&
    (one.active === undefined || one.opened === other.opened) &&
    one.handlers === other.handlers &&
    one.watch === other.watch &&
    isMarkedAlike(one, other)
  )
}

function isMarkedAlike(one: RowChunkProps, other: RowChunkProps): boolean {
  if (one.marks === other.marks && one.subtotals === other.subtotals) return true
  return one.chunk.rows.every(
    ({ key }) => one.marks.get(key) === other.marks.get(key) && one.subtotals.get(key) === other.subtotals.get(key),
  )
}
