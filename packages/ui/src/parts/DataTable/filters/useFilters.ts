import { useState } from 'react'
import { useLater } from '@waldkerf/ui/parts/Later/useLater.ts'
import type { Filters } from './filters.ts'

const noFilters: Filters = {}

/** The row of filters and what reads them: most tables are never filtered. */
async function loadFilters() {
  const [{ FilterRow }, { filterOrder }] = await Promise.all([import('./FilterRow.tsx'), import('./filters.ts')])
  return { FilterRow, filterOrder }
}

/** The filters' typed texts. A closed filter row filters nothing, and opened again it has its texts back. */
export function useFilters() {
  const [loaded, fetch] = useLater(loadFilters)
  const [values, set] = useState(noFilters)
  const [open, setOpen] = useState(false)
  const toggle = () => {
    fetch()
    setOpen(!open)
  }
  return { loaded, fetch, values, set, open, toggle, inForce: open ? values : noFilters }
}
