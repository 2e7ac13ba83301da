import { useState } from 'react'
import type { Outcome } from '../../compare/findings.ts'
import type { ReportData, ReportRow } from '../reportData.ts'

const addressOf = ({ id, look }: ReportRow) => `#${id}/${look}`

/** What is chosen of a report. The picture stands in the address: a link leads to it. */
export function useReport({ rows }: ReportData, outcomes: readonly Outcome[]) {
  const [linked] = useState(() => rows.find((row) => addressOf(row) === location.hash))
  const filled = outcomes.find((outcome) => rows.some((row) => row.outcome === outcome))
  const [outcome, setOutcome] = useState<Outcome>(linked?.outcome ?? filled ?? 'changed')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState(linked)

  const wanted = search.trim().toLowerCase()
  const listed = rows.filter(
    (row) => row.outcome === outcome && `${row.title}/${row.name} ${row.id}`.toLowerCase().includes(wanted),
  )
  const current = chosen && listed.includes(chosen) ? chosen : listed[0]
  const choose = (row: ReportRow) => {
    history.replaceState(null, '', addressOf(row))
    setChosen(row)
  }
  /** The row so many steps away; undefined at the ends. */
  const away = (steps: number) => (current ? listed[listed.indexOf(current) + steps] : undefined)
  return { outcome, setOutcome, search, setSearch, listed, current, choose, away }
}
