import { useFormat } from '@waldkerf/ui/i18n/Language'
import type { Tone } from '@waldkerf/ui/parts/Badge/Badge'
import { Chip, Chips } from '@waldkerf/ui/parts/FilterBar/FilterBar'
import { Icon, type IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { ageHeight } from '@waldkerf/ui/theme/ageScale'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { useMoney } from '../money/useMoney.ts'

/** A sign in the colour of a meaning, or the colour itself where it is the key of a picture below. */
export type Look = { tone: Tone; icon: IconName } | { swatch: string }

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
  /** They explain a picture below: a phone has all of them in view, three in a row; absent: it has one line that scrolls. */
  tiled?: boolean
}

/** Groups of the list with their sums; pressed, they narrow it. They stay where they are, whatever narrows the list. */
export function SumChips({ label, known, chosen, list, onChange, words, looks, tiled = false }: SumChipsProps) {
  const { number } = useFormat()
  const { money } = useMoney()
  const { state, groups, counts, sums } = list
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  const shown = [...new Set([...known, ...groups])].filter((value) => groups.has(value) || chosen.includes(value))
  return (
    <SumRow aria-label={label} data-tiled={tiled || undefined} data-loading={state.status === 'loading' || undefined}>
      {shown.map((value) => {
        const look = looks[value]
        const sum = sums.get(value)
        return (
          <SumChip
            key={value}
            type="button"
            data-tone={look && 'tone' in look ? look.tone : undefined}
            aria-pressed={chosen.includes(value)}
            onClick={() => toggle(value)}
          >
            {look && <Sign look={look} />}
            <span>{words[value] ?? value}</span>
            <span className="count">{number(counts.get(value) ?? 0)}</span>
            <strong>{sum !== undefined && money(sum)}</strong>
          </SumChip>
        )
      })}
    </SumRow>
  )
}

const Sign = ({ look }: { look: Look }) =>
  'swatch' in look ? <i style={{ background: look.swatch }} /> : <Icon name={look.icon} size={16} />

/** One row beside each other; where it is too narrow for them, it scrolls. */
const SumRow = styled(Chips)`
  /* As high as the chips that come. */
  &[data-loading] {
    min-height: 50px;
  }
  @media (width < 768px) {
    &&[data-tiled] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(108px, 1fr));
      width: auto;
    }
    &[data-tiled][data-loading] {
      min-height: 108px;
    }
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

/** A tile of two lines: the name, which is read whole, and below it what they come to with how many there are. */
const SumChip = styled(Chip)`
  &&& {
    height: auto;
    border-radius: ${radius('control')};
    text-align: start;
  }
  @media (width >= 768px) {
    display: grid;
    flex: 1 0 auto;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 2px ${space(1)};
    min-width: 144px;
    max-width: 200px;
    padding: ${space(1)} ${space(3)};

    > span,
    > strong {
      overflow: hidden;
      text-overflow: ellipsis;
    }
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
  /* A third of a phone has room for a name and an amount: the state's sign is in each row. */
  @media (width < 768px) {
    padding: ${space(1)} 6px;
    font-size: ${fontSize(12)};

    > svg {
      display: none;
    }
    [data-tiled] > && {
      flex-wrap: wrap;
      align-content: start;
      gap: 2px;

      > span:not(.count) {
        flex: 1 0 calc(100% - ${space(4)});
        white-space: normal;
      }
      > .count {
        order: 1;
        margin-inline-start: auto;
      }
    }
    :not([data-tiled]) > && {
      display: grid;
      gap: 0 ${space(2)};

      > span:not(.count) {
        grid-column: 1 / -1;
      }
      > strong {
        grid-area: 2 / 1;
        min-height: 20px;
      }
      > .count {
        grid-area: 2 / 2;
        text-align: end;
      }
    }
  }
  /* Six of them beside the open menu at 1024 px, each with its whole name. */
  @media (768px <= width < 1200px) {
    min-width: 112px;
    padding-inline: ${space(2)};
  }
  strong {
    font-weight: ${weight('semibold')};
  }
  > i {
    width: ${ageHeight}px;
    height: ${ageHeight}px;
    border-radius: 2px;
    align-self: center;
    forced-color-adjust: none;
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
