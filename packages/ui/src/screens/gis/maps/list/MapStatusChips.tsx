import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Chip, Chips } from '../../filter/FilterBar.styles.ts'
import { texts } from '../MapsScreen.texts.ts'

export interface MapStatusChipsProps {
  /** All that occur among the maps; '' for those without one. */
  statuses: readonly string[]
  chosen: readonly string[]
  counts: ReadonlyMap<string, number>
  onChange: (chosen: readonly string[]) => void
}

/** The states to choose from, each with its count. A chosen one that no map has any more can still be given up. */
export function MapStatusChips({ statuses, chosen, counts, onChange }: MapStatusChipsProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const toggle = (status: string) =>
    onChange(chosen.includes(status) ? chosen.filter((one) => one !== status) : [...chosen, status])
  return (
    <Chips aria-label={t.filter.status}>
      {[...new Set([...statuses, ...chosen])].map((status) => (
        <Chip key={status} type="button" aria-pressed={chosen.includes(status)} onClick={() => toggle(status)}>
          {status || t.noStatus}
          <span className="count">{number(counts.get(status) ?? 0)}</span>
        </Chip>
      ))}
    </Chips>
  )
}
