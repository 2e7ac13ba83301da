import { useState } from 'react'
import { useTextStore } from '@waldkerf/ui/storage/useTextStore'
import { layoutKey, plainLayout, readLayout, type TableLayout } from './tableLayout.ts'

/** Where a table's arrangement comes from and goes to. */
export interface LayoutPersistence {
  /** Kept under this name in the store that the app hands in. */
  name?: string
  /** The first layout, when none is kept. */
  initial?: Partial<TableLayout>
  /** Told of each change, to keep it elsewhere. */
  onChange?: (layout: TableLayout) => void
}

export type ChangeLayout = (change: (layout: TableLayout) => TableLayout) => void

/** The table's layout, and a function that changes it. */
export function useTableLayout({ name, initial, onChange }: LayoutPersistence): readonly [TableLayout, ChangeLayout] {
  const store = useTextStore()
  const [layout, setLayout] = useState<TableLayout>(() => {
    const kept = name === undefined ? plainLayout : readLayout(store.getItem(layoutKey(name)))
    return JSON.stringify(kept) === JSON.stringify(plainLayout) ? { ...plainLayout, ...initial } : kept
  })
  const change: ChangeLayout = (make) => {
    const next = make(layout)
    if (next === layout) return
    setLayout(next)
    if (name !== undefined) store.setItem(layoutKey(name), JSON.stringify(next))
    onChange?.(next)
  }
  return [layout, change]
}
