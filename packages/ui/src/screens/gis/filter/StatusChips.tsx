import type { BeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { beetleStatuses } from '@waldkerf/domain/entities/beetles/beetles'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Chip } from '@waldkerf/ui/parts/FilterBar/FilterBar'
import { FilterChips } from '@waldkerf/ui/parts/FilterBar/FilterChips'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { StatusWord } from '../records/StatusWord.tsx'
import { texts } from './filter.texts.ts'

export interface StatusChipsProps {
  filter: Pick<BeetleFilter, 'status' | 'answered'>
  /** How many records each status would show. */
  counts: ReadonlyMap<string, number>
  onChange: (part: Partial<BeetleFilter>) => void
}

/** The statuses to choose from, each with its count: the known ones always, others when there are any; and the answered. */
export function StatusChips({ filter, counts, onChange }: StatusChipsProps) {
  const t = useTexts(texts)
  return (
    <>
      <FilterChips
        label={t.status}
        known={beetleStatuses}
        chosen={filter.status}
        counts={counts}
        onChange={(status) => onChange({ status })}
        render={(status) => <StatusWord status={status} />}
      />
      <Chip
        type="button"
        aria-pressed={filter.answered !== ''}
        onClick={() => onChange({ answered: filter.answered ? '' : 'answered' })}
      >
        <Icon name="check" size={16} />
        {t.answered}
      </Chip>
    </>
  )
}
