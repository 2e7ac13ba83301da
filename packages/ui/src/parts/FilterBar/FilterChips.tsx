import type { ReactNode } from 'react'
import { useFormat } from '@waldkerf/ui/i18n/Language'
import { Chip, Chips } from './FilterBar.styles.ts'

export interface FilterChipsProps {
  /** Their name as a group. */
  label: string
  /** Always offered, in this order. Others follow when there are any, and chosen ones stay until they are given up. */
  known: readonly string[]
  chosen: readonly string[]
  /** How many rows each would show; undefined until that is known. */
  counts: ReadonlyMap<string, number> | undefined
  onChange: (chosen: readonly string[]) => void
  /** Stands on a chip before its count. */
  render: (value: string) => ReactNode
}

/** Values to choose from, several at once, each with its count. */
export function FilterChips({ label, known, chosen, counts, onChange, render }: FilterChipsProps) {
  const { number } = useFormat()
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <Chips aria-label={label}>
      {[...new Set([...known, ...(counts?.keys() ?? []), ...chosen])].map((value) => (
        <Chip key={value} type="button" aria-pressed={chosen.includes(value)} onClick={() => toggle(value)}>
          {render(value)}
          {counts && <span className="count">{number(counts.get(value) ?? 0)}</span>}
        </Chip>
      ))}
    </Chips>
  )
}
