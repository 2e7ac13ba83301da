import { isAnswered, type OwnBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { ChipRow } from '@waldkerf/ui/parts/FilterBar/FilterBar.styles.ts'
import { FilterChips } from '@waldkerf/ui/parts/FilterBar/FilterChips'
import { StatusWord } from '@waldkerf/ui/screens/gis/table/StatusWord'
import { listTexts } from '../reports.texts.ts'

type Row = Pick<OwnBeetle, 'status' | 'antwort_offen'>

const answered = 'answered'
const order = ['published', 'rejected', 'query', answered, 'in_review', 'new']

/** The outcome of a report, as its row and its mark on the map say it. */
export const outcomeKind = (row: Row): string => (isAnswered(row) ? answered : row.status)

export interface OutcomeChipsProps {
  rows: readonly Row[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** The outcomes of the reports in numbers: the key of the map, and a filter of both. None where all are alike. */
export function OutcomeChips({ rows, chosen, onChange }: OutcomeChipsProps) {
  const t = useTexts(listTexts)
  const isPhone = useScreenWidth() === 'phone'
  const kinds = Map.groupBy(rows, outcomeKind)
  const counts = new Map(
    [...kinds]
      .map(([kind, some]) => [kind, some.length] as const)
      .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
  )
  if (counts.size < 2 && chosen.length === 0) return null
  const chips = (
    <FilterChips
      label={t.outcomes}
      known={[]}
      chosen={chosen}
      counts={counts}
      onChange={onChange}
      render={(kind) => <StatusWord status={kind === answered ? 'query' : kind} answered={kind === answered} />}
    />
  )
  return isPhone ? <ChipRow>{chips}</ChipRow> : chips
}
