import { type BeetleStatus, beetleStatuses } from '@waldkerf/domain/entities/beetles'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { StatusWord } from '../records/StatusWord.tsx'
import { texts } from './filter.texts.ts'
import { Chip, Chips } from './FilterBar.styles.ts'

export interface StatusChipsProps {
  chosen: readonly string[]
  /** How many records each status would show. */
  counts: ReadonlyMap<string, number>
  onChange: (chosen: readonly string[]) => void
}

/** The statuses to choose from, each with its count: the known ones always, others when there are any. */
export function StatusChips({ chosen, counts, onChange }: StatusChipsProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const unknown = [...counts.keys()].filter((status) => !beetleStatuses.includes(status as BeetleStatus))
  const toggle = (status: string) =>
    onChange(chosen.includes(status) ? chosen.filter((one) => one !== status) : [...chosen, status])
  return (
    <Chips aria-label={t.status}>
      {[...beetleStatuses, ...unknown].map((status) => (
        <Chip key={status} type="button" aria-pressed={chosen.includes(status)} onClick={() => toggle(status)}>
          <StatusWord status={status} />
          <span className="count">{number(counts.get(status) ?? 0)}</span>
        </Chip>
      ))}
    </Chips>
  )
}
