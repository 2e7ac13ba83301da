import { useFormat } from '@waldkerf/ui/i18n/Language'
import type { Tone } from '@waldkerf/ui/parts/Badge/Badge'
import { Chip, Chips } from '@waldkerf/ui/parts/FilterBar/FilterBar'
import { Icon, type IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { color, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { useMoney } from '../money/useMoney.ts'

export interface Look {
  tone: Tone
  icon: IconName
}

export interface SumChipsProps {
  /** Their name as a group. */
  label: string
  /** In this order; one that the list does not have at all is left out while it is not chosen. */
  known: readonly string[]
  chosen: readonly string[]
  /** Of all rows that it would show, wherever the table stands. */
  list: {
    state: { status: string }
    groups: ReadonlySet<string>
    counts: ReadonlyMap<string, number>
    sums: ReadonlyMap<string, string>
  }
  onChange: (chosen: readonly string[]) => void
  words: Readonly<Record<string, string>>
  looks: Readonly<Record<string, Look>>
}

/** Groups of the list with their sums; pressed, they narrow it. They stay where they are, whatever narrows the list. */
export function SumChips({ label, known, chosen, list, onChange, words, looks }: SumChipsProps) {
  const { number } = useFormat()
  const { money } = useMoney()
  const { state, groups, counts, sums } = list
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  const shown = [...new Set([...known, ...groups])].filter((value) => groups.has(value) || chosen.includes(value))
  return (
    <SumRow aria-label={label} data-loading={state.status === 'loading' || undefined}>
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
            <span>{words[value] ?? value}</span>
            <span className="count">{number(counts.get(value) ?? 0)}</span>
            <strong>{sum !== undefined && money(sum)}</strong>
          </SumChip>
        )
      })}
    </SumRow>
  )
}

/** One row beside each other; where it is too narrow for them, it scrolls. */
const SumRow = styled(Chips)`
  /* As high as the chips that come. */
  &[data-loading] {
    min-height: 32px;
  }
  @media (width >= 768px) {
    flex-wrap: nowrap;
    padding: 2px;
    margin: -2px;
    overflow-x: auto;
    scrollbar-width: thin;

    &[data-loading] {
      min-height: 56px;
    }
  }
`

const SumChip = styled(Chip)`
  @media (width >= 768px) {
    flex: 1 0 144px;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 2px ${space(1)};
    max-width: 200px;
    height: auto;
    padding: ${space(1)} ${space(3)};
    border-radius: ${radius('control')};
    text-align: start;

    > span,
    > strong {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    /* The state is read whole: how many there are stands with what they come to. */
    > span:not(.count) {
      grid-column: 2 / -1;
    }
    > strong {
      grid-area: 2 / 1 / auto / 3;
      min-height: 20px;
    }
    > .count {
      grid-area: 2 / 3;
      align-self: center;
    }
  }
  /* Six of them beside the open menu at 1024 px. */
  @media (768px <= width < 1200px) {
    flex-basis: 124px;
    padding-inline: ${space(2)};
  }
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
