import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { SelectionBar } from '../DataTable/bars/SelectionBar.tsx'
import type { RowKey, TablePicking, TableSelection } from '../DataTable/tableTypes.ts'
import { Cell, Line, Scroller, Sheet } from './TileGrid.styles.ts'
import { texts } from '../parts.texts.ts'
import { useTiles } from './useTiles.ts'
import type { TileShape } from './useTileSize.ts'

export type { TileShape } from './useTileSize.ts'

export interface TileGridProps<Row> {
  /** Its accessible name. */
  label: string
  rows: readonly Row[]
  /** Must not change between renders. */
  rowKey: (row: Row) => RowKey
  shape: TileShape
  renderTile: (row: Row) => ReactNode
  selection?: TableSelection
  /** Absent: tiles cannot be picked. */
  picking?: TablePicking | undefined
  /** In place of tiles where there are none. */
  empty?: ReactNode
}

/**
 * Records as tiles, as many side by side as fit: only those in view exist. Give `least` none, and it is a rail. It fills
 * the height it is given; one tab stop, the keys of a table in two dimensions.
 */
export function TileGrid<Row>(props: TileGridProps<Row>) {
  const { label, rows, rowKey, shape, renderTile, selection, picking, empty } = props
  const t = useTexts(texts).tileGrid
  const { id, scrollerRef, columns, tile, line, lines, cursor, picked, hidden, handlers } = useTiles(props)
  const { gap } = shape
  const places = (index: number) => rows.slice(index * columns, (index + 1) * columns)
  const active = lines.indices.includes(Math.floor(cursor / columns)) ? `${id}-${cursor}` : undefined
  // A grid without rows is none.
  const grid = {
    role: 'grid',
    'aria-rowcount': Math.ceil(rows.length / columns),
    'aria-colcount': columns,
    'aria-multiselectable': picking ? true : undefined,
    'aria-activedescendant': active,
  }
  return (
    <>
      <Scroller
        ref={scrollerRef}
        {...(rows.length === 0 ? { role: 'group' } : grid)}
        aria-label={label}
        tabIndex={0}
        data-picking={(picked?.size ?? 0) > 0 || undefined}
        {...handlers}
      >
        <Sheet role="presentation" style={{ height: Math.ceil(rows.length / columns) * line + gap }}>
          {lines.indices.map((index) => (
            <Line
              key={lines.rowSlot(index)}
              role="row"
              aria-rowindex={index + 1}
              style={{
                gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
                gap,
                height: tile,
                paddingInline: gap,
                transform: `translateY(${index * line + gap}px)`,
              }}
            >
              {places(index).map((row, column) => {
                const place = index * columns + column
                const key = rowKey(row)
                const isOpen = key === selection?.selected
                return (
                  <Cell
                    key={column}
                    id={`${id}-${place}`}
                    role="gridcell"
                    aria-selected={picked ? picked.has(key) : isOpen}
                    aria-current={isOpen || undefined}
                    data-index={place}
                    data-open={isOpen || undefined}
                    data-highlighted={key === selection?.highlighted || undefined}
                    data-cursor={place === cursor || undefined}
                  >
                    {picked && (
                      <span className="pick">
                        <input type="checkbox" tabIndex={-1} aria-label={t.pick} checked={picked.has(key)} readOnly />
                      </span>
                    )}
                    {renderTile(row)}
                  </Cell>
                )
              })}
            </Line>
          ))}
        </Sheet>
        {rows.length === 0 && empty}
      </Scroller>
      {picking && <SelectionBar picking={picking} hidden={hidden} />}
    </>
  )
}
