import { useEffect, useMemo, useState } from 'react'
import type { Column, Sort } from '../columns.ts'
import type { useFilters } from '../filters/useFilters.ts'
import { sortedOrder, readableSorts } from './order.ts'
import { prepareRanks, ranksAtHand } from './ranks.ts'

/** The rows to show: how many, and which one stands where. */
export interface Shown<Row> {
  count: number
  at: (place: number) => Row | undefined
  /** All of them, in order; made when first asked for. */
  list: () => readonly Row[]
  /** Still shown in an older order, while the new one is made beside the page. */
  busy: boolean
}

function view<Row>(rows: readonly Row[], order: Uint32Array | undefined, busy: boolean): Shown<Row> {
  let list: readonly Row[] | undefined = order ? undefined : rows
  return {
    count: order?.length ?? rows.length,
    at: (place) => rows[order ? (order[place] ?? -1) : place],
    list: () => (list ??= Array.from(order ?? [], (row) => rows[row]!)),
    busy,
  }
}

/** An order with the rows it belongs to. */
interface Held<Row> {
  rows: readonly Row[]
  order: Uint32Array | undefined
}

/** Rows sorted and filtered as indices; the rows themselves are never copied. */
export function useShown<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorts: readonly Sort[],
  { inForce, loaded }: Pick<ReturnType<typeof useFilters>, 'inForce' | 'loaded'>,
): Shown<Row> {
  const [, setPrepared] = useState(0)
  const wanted = useMemo(() => readableSorts(columns, sorts), [columns, sorts])
  const busy = wanted.some(({ read }) => !ranksAtHand(rows, read))
  useEffect(() => {
    if (!busy) return undefined
    let stopped = false
    void Promise.all(wanted.map(({ read }) => prepareRanks(rows, read))).then(() => {
      if (!stopped) setPrepared((times) => times + 1)
    })
    return () => {
      stopped = true
    }
  }, [busy, wanted, rows])

  const order = useMemo(() => (busy ? undefined : sortedOrder(rows, columns, sorts)), [busy, rows, columns, sorts])
  const [held, setHeld] = useState<Held<Row>>({ rows, order })
  if (!busy && (held.rows !== rows || held.order !== order)) setHeld({ rows, order })
  const current = busy ? (held.rows === rows ? held.order : undefined) : order
  return useMemo(
    () => view(rows, loaded ? loaded.filterOrder(rows, columns, inForce, current) : current, busy),
    [rows, columns, inForce, loaded, current, busy],
  )
}
