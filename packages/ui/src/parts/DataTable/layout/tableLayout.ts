import type { Column, Sort } from '../columns.ts'

/** How someone has arranged a table. Column ids that no longer exist are passed over. */
export interface TableLayout {
  /** Column ids in their order; columns that are not named stand where they stood. */
  order: readonly string[]
  /** Whether a column is shown, where that differs from its default. */
  shown: Readonly<Record<string, boolean>>
  /** Ids of columns that stay in front when the others scroll sideways. */
  pinned: readonly string[]
  /** Widths in px, of columns whose width was set. */
  widths: Readonly<Record<string, number>>
  /** The most important first. */
  sorts: readonly Sort[]
  /** Absent: as the product's setting says. */
  density?: 'comfortable' | 'compact' | undefined
}

/** The parts of a layout that are about columns: choice, order and widths. */
export type Arrangement = Pick<TableLayout, 'order' | 'shown' | 'widths' | 'pinned'>

export const plainLayout: TableLayout = { order: [], shown: {}, pinned: [], widths: {}, sorts: [] }

/** No column gets narrower than its sort arrow and a few letters, nor wider than a screen. */
const widthLimits = { least: 56, most: 900 }

export const isShown = <Row>({ id, hidden }: Column<Row>, { shown }: Pick<TableLayout, 'shown'>) => shown[id] ?? !hidden

/** All columns in the arranged order, the pinned ones in front. */
export function inOrder<Row>(
  columns: readonly Column<Row>[],
  { order, pinned }: Pick<TableLayout, 'order' | 'pinned'>,
): readonly Column<Row>[] {
  const placed = placedColumns(columns, order)
  if (pinned.length === 0) return placed
  const isPinned = ({ id }: Column<Row>) => pinned.includes(id)
  return [...placed.filter(isPinned), ...placed.filter((column) => !isPinned(column))]
}

function placedColumns<Row>(columns: readonly Column<Row>[], order: readonly string[]): readonly Column<Row>[] {
  const named = order.flatMap((id) => columns.find((column) => column.id === id) ?? [])
  const places = new Set(named)
  const queue = named.values()
  return columns.map((column) => (places.has(column) ? queue.next().value! : column))
}

/** @returns the columns to show, in order, at their widths. The first is always there: it names the row. */
export function arranged<Row>(columns: readonly Column<Row>[], layout: Arrangement): readonly Column<Row>[] {
  const shown = inOrder(columns, layout).filter((column) => isShown(column, layout))
  return (shown.length > 0 ? shown : columns.slice(0, 1)).map((column) => {
    const width = layout.widths[column.id]
    return width === undefined ? column : { ...column, width, grow: 0 }
  })
}

/**
 * @param sorted the column that the rows are sorted by: it begins the second line, so that the order can be seen
 * @returns the columns as a narrow box has them: those with a place there in front, the others in their order, those without room not at all
 */
export function narrowed<Row>(columns: readonly Column<Row>[], sorted?: string): readonly Column<Row>[] {
  const place = ({ narrow }: Column<Row>) => narrow?.place ?? columns.length
  const placed = columns
    .filter(({ narrow }) => narrow?.place !== 0)
    .toSorted((a, b) => place(a) - place(b))
    .map((column) => (column.narrow?.cell ? { ...column, cell: column.narrow.cell } : column))
  const words = placed.filter(({ narrow }) => !narrow?.picture)
  const moved = words.slice(3).find(({ id }) => id === sorted)
  if (!moved) return placed
  const [, , third] = words
  return placed.flatMap((column) => (column === moved ? [] : column === third ? [moved, column] : [column]))
}

export function withWidth(layout: TableLayout, id: string, width: number): TableLayout {
  const px = Math.round(Math.max(widthLimits.least, Math.min(widthLimits.most, width)))
  return { ...layout, widths: { ...layout.widths, [id]: px } }
}

export const withShown = (layout: TableLayout, id: string, shown: boolean): TableLayout => ({
  ...layout,
  shown: { ...layout.shown, [id]: shown },
})

/** The layout with a column pinned in front, or let go; the others keep their order. */
export const withPinned = (layout: TableLayout, id: string, pinned: boolean): TableLayout => ({
  ...layout,
  pinned: pinned ? [...layout.pinned.filter((one) => one !== id), id] : layout.pinned.filter((one) => one !== id),
})

/** How many of the shown columns stay when the others scroll sideways: the pinned ones, else the first alone. */
export const stayingCount = <Row>(shown: readonly Column<Row>[], { pinned }: Pick<TableLayout, 'pinned'>): number =>
  Math.max(1, shown.filter(({ id }) => pinned.includes(id)).length)

/** The layout with column `id` before (`by` −1) or after (1) its next shown neighbour; the same layout at the edge. */
export function withMoved<Row>(
  columns: readonly Column<Row>[],
  layout: TableLayout,
  id: string,
  by: number,
): TableLayout {
  const ids = inOrder(columns, layout)
    .filter((column) => isShown(column, layout))
    .map((column) => column.id)
  const from = ids.indexOf(id)
  const to = Math.max(0, Math.min(ids.length - 1, from + by))
  if (from < 0 || to === from) return layout
  // Pinned columns move among themselves, the others among the others.
  const isPinned = (one: string | undefined) => one !== undefined && layout.pinned.includes(one)
  if (isPinned(ids[to]) !== isPinned(id)) return layout
  const moved = ids.toSpliced(from, 1).toSpliced(to, 0, id)
  const others = inOrder(columns, layout).filter((column) => !isShown(column, layout))
  return { ...layout, order: [...moved, ...others.map((column) => column.id)] }
}

/** A click on a head sorts by it alone; with Shift it joins, turns or (the third time) leaves the columns sorted by. */
export function withSort(sorts: readonly Sort[], column: string, joins: boolean): readonly Sort[] {
  const current = sorts.find((sort) => sort.column === column)
  if (!joins) {
    const turned = current?.direction === 'ascending' && sorts.length === 1
    return [{ column, direction: turned ? 'descending' : 'ascending' }]
  }
  if (!current) return [...sorts, { column, direction: 'ascending' }]
  if (current.direction === 'descending') return sorts.filter((sort) => sort !== current)
  return sorts.map((sort) => (sort === current ? { column, direction: 'descending' } : sort))
}

/** A layout in a store: what someone arranged is there the next time. */

/** @param name of the table */
export const layoutKey = (name: string) => `waldkerf-table-${name}`

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const readEntries = <T>(value: unknown, fits: (entry: unknown) => entry is T): Record<string, T> =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, T] => fits(entry[1])))
    : {}

const isText = (value: unknown) => typeof value === 'string'
const isYesOrNo = (value: unknown) => typeof value === 'boolean'
const isWidth = (value: unknown): value is number => Number.isFinite(value)

function readSorts(value: unknown): TableLayout['sorts'] {
  if (!Array.isArray(value)) return []
  return value.flatMap((sort: unknown) => {
    if (!isRecord(sort) || typeof sort['column'] !== 'string') return []
    return [{ column: sort['column'], direction: sort['direction'] === 'descending' ? 'descending' : 'ascending' }]
  })
}

/** @returns the valid parts of a stored layout: text from any version, or damaged, does no harm */
export function readLayout(text: string | null): TableLayout {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(stored)) return plainLayout
    const { order, shown, pinned, widths, sorts, density } = stored
    return {
      order: Array.isArray(order) ? order.filter(isText) : [],
      pinned: Array.isArray(pinned) ? pinned.filter(isText) : [],
      shown: readEntries(shown, isYesOrNo),
      widths: readEntries(widths, isWidth),
      sorts: readSorts(sorts),
      density: density === 'comfortable' || density === 'compact' ? density : undefined,
    }
  } catch {
    return plainLayout
  }
}

/**
 * @param room width in px for all columns
 * @param stay ids of columns that do not leave, besides those that were chosen
 * @returns the columns without those that leave because there is no room for all
 */
export function fitting<Row>(
  columns: readonly Column<Row>[],
  room: number,
  { shown, stay }: Pick<TableLayout, 'shown'> & { stay: readonly (string | undefined)[] },
): readonly Column<Row>[] {
  let missing = columns.reduce((sum, { width }) => sum + width, -room)
  const gone = new Set<Column<Row>>()
  const leaving = columns.filter(({ id, leaves }) => leaves !== undefined && !shown[id] && !stay.includes(id))
  for (const column of leaving.toSorted((a, b) => a.leaves! - b.leaves!)) {
    if (missing <= 0) break
    gone.add(column)
    missing -= column.width
  }
  return gone.size === 0 ? columns : columns.filter((column) => !gone.has(column))
}

/** Room in px for the boxes by which rows are picked. */
export const pickWidth = 44

/**
 * @param room width in px that all columns share; when their least widths need more, the table scrolls sideways
 * @returns whole px for each column
 */
export function columnWidths<Row>(columns: readonly Column<Row>[], room: number): number[] {
  const least = columns.reduce((sum, { width }) => sum + width, 0)
  const shares = columns.reduce((sum, { grow = 1 }) => sum + grow, 0)
  const spare = shares > 0 ? Math.max(0, room - least) / shares : 0
  return columns.map(({ width, grow = 1 }) => Math.floor(width + spare * grow))
}
