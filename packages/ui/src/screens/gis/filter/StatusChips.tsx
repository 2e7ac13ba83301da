import { beetleStatuses } from '@waldkerf/domain/entities/beetles/beetles'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Chip } from '@waldkerf/ui/parts/FilterBar/FilterBar'
import { FilterChips } from '@waldkerf/ui/parts/FilterBar/FilterChips'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { StatusWord } from '../records/StatusWord.tsx'
import { texts } from './filter.texts.ts'

export interface StatusChipsProps {
  chosen: readonly string[]
  /** How many records each status would show. */
  counts: ReadonlyMap<string, number>
  onChange: (chosen: readonly string[]) => void
  /** Only answered questions are shown. */
  answered: boolean
  onAnswered: (answered: boolean) => void
}

/** The statuses to choose from, each with its count: the known ones always, others when there are any; and the answered. */
export function StatusChips({ chosen, counts, onChange, answered, onAnswered }: StatusChipsProps) {
  const t = useTexts(texts)
  return (
    <>
      <FilterChips
        label={t.status}
        known={beetleStatuses}
        chosen={chosen}
        counts={counts}
        onChange={onChange}
        render={(status) => <StatusWord status={status} />}
      />
      <Chip type="button" aria-pressed={answered} onClick={() => onAnswered(!answered)}>
        <Icon name="check" size={16} />
        {t.answered}
      </Chip>
    </>
  )
}
