import { beetleStatuses } from '@waldkerf/domain/entities/beetles/beetles'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { FilterChips } from '@waldkerf/ui/parts/FilterBar/FilterChips'
import { StatusWord } from '../records/StatusWord.tsx'
import { texts } from './filter.texts.ts'

export interface StatusChipsProps {
  chosen: readonly string[]
  /** How many records each status would show. */
  counts: ReadonlyMap<string, number>
  onChange: (chosen: readonly string[]) => void
}

/** The statuses to choose from, each with its count: the known ones always, others when there are any. */
export function StatusChips({ chosen, counts, onChange }: StatusChipsProps) {
  const t = useTexts(texts)
  return (
    <FilterChips
      label={t.status}
      known={beetleStatuses}
      chosen={chosen}
      counts={counts}
      onChange={onChange}
      render={(status) => <StatusWord status={status} />}
    />
  )
}
