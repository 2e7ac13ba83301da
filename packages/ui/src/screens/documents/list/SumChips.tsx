import { useFormat } from '@waldkerf/ui/i18n/Language'
import type { Tone } from '@waldkerf/ui/parts/Badge/Badge'
import { Chip, Chips } from '@waldkerf/ui/parts/FilterBar/FilterBar'
import { Icon, type IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { color, weight } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { useMoney } from '../money/useMoney.ts'

export interface Look {
  tone: Tone
  icon: IconName
}

export interface SumChipsProps {
  /** Their name as a group. */
  label: string
  /** In this order; one without rows is left out while it is not chosen. */
  known: readonly string[]
  chosen: readonly string[]
  /** Of all rows that it would show, wherever the table stands. */
  list: { counts: ReadonlyMap<string, number>; sums: ReadonlyMap<string, string> }
  onChange: (chosen: readonly string[]) => void
  words: Readonly<Record<string, string>>
  looks: Readonly<Record<string, Look>>
}

/** Groups of the list with their sums; pressed, they narrow it. */
export function SumChips({ label, known, chosen, list, onChange, words, looks }: SumChipsProps) {
  const { number } = useFormat()
  const { money } = useMoney()
  const { counts, sums } = list
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  const shown = [...new Set([...known, ...counts.keys()])].filter(
    (value) => counts.has(value) || chosen.includes(value),
  )
  return (
    <Chips aria-label={label}>
      {shown.map((value) => {
        const look = looks[value]
        const sum = sums.get(value)
        return (
          <SumChip
            key={value}
            type="button"
            data-tone={look?.tone}
            aria-pressed={chosen.includes(value)}
            onClick={() => toggle(value)}
          >
            {look && <Icon name={look.icon} size={16} />}
            {words[value] ?? value}
            <span className="count">{number(counts.get(value) ?? 0)}</span>
            {sum !== undefined && <strong>{money(sum)}</strong>}
          </SumChip>
        )
      })}
    </Chips>
  )
}

const SumChip = styled(Chip)`
  font-variant-numeric: tabular-nums;

  strong {
    font-weight: ${weight('semibold')};
  }
  > svg {
    color: ${color.textMuted};
  }
  &[data-tone='danger'] > svg {
    color: ${color.dangerText};
  }
  &[data-tone='warning'] > svg {
    color: ${color.warningText};
  }
  &[data-tone='info'] > svg {
    color: ${color.infoText};
  }
  &[data-tone='success'] > svg {
    color: ${color.successText};
  }
`
