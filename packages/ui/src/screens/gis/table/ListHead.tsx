import type { BeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { waitingStatuses } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { thumbBar } from '@waldkerf/ui/theme/thumbBar'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { texts } from '../filter/filter.texts.ts'
import { Aside, Toggle } from '../filter/FilterBar.styles.ts'

/** Numbers of records, with and without the filter. */
export interface FilterCounts {
  /** False while nothing is known yet. */
  known: boolean
  shown: number
  /** The filter leaves at least as many as `shown`. */
  more?: boolean | undefined
  total: number
  /** The view leaves out those without a picture. */
  pictured?: boolean | undefined
  /** How many of those shown are nowhere on the map. */
  placeless: number
  /** Per status: how many there would be if only it were chosen. */
  counts: ReadonlyMap<string, number>
  /** How many of them have an answer; absent where nobody counts them. */
  answered?: number | undefined
}

export interface NarrowedList {
  filter: BeetleFilter
  onFilter: (filter: BeetleFilter) => void
  list: FilterCounts
}

export interface ListHeadProps extends NarrowedList {
  /** Opens the record that waits longest. Absent: the person reviews nothing. */
  onBegin?: (() => void) | undefined
  /** Records are picked: what comes next is to change them. */
  isPicking?: boolean | undefined
}

/** How many of all records the list has; false while nothing is known. */
export function useListedWords({ known, shown, more, total, pictured }: FilterCounts): string | false {
  const t = useTexts(texts)
  const { number } = useFormat()
  const words = t.shown(more ? t.atLeast(number(shown)) : number(shown), number(total))
  return known && total > 0 && (pictured ? t.pictured(words) : words)
}

/** Over the list: how many records there are, their order, and the one next step of a reviewer. */
export function ListHead({ onBegin, isPicking, ...narrowed }: ListHeadProps) {
  const { list } = narrowed
  return (
    <Head>
      <output tabIndex={-1}>{useListedWords(list)}</output>
      <Placeless {...narrowed} />
      {onBegin && (
        <span>
          <QueueToggle {...narrowed} />
          <BeginButton list={list} onBegin={onBegin} isPicking={isPicking} />
        </span>
      )}
    </Head>
  )
}

interface BeginProps extends Pick<ListHeadProps, 'isPicking'> {
  list: Pick<FilterCounts, 'counts'>
  onBegin: () => void
}

/** Begins the review. Absent while no record waits. */
function BeginButton({ list: { counts }, onBegin, isPicking }: BeginProps) {
  const t = useTexts(texts)
  if (!waitingStatuses.some((status) => (counts.get(status) ?? 0) > 0)) return null
  return (
    <Button variant={isPicking ? 'secondary' : 'primary'} onClick={onBegin}>
      {t.begin}
    </Button>
  )
}

/** On a phone: the reviewer's next step at the lower edge. */
export function BeginBar(props: BeginProps) {
  return (
    <Foot>
      <BeginButton {...props} />
    </Foot>
  )
}

/** How many of those shown are nowhere on the map; leads to them. */
export function Placeless({ filter, onFilter, list: { placeless } }: NarrowedList) {
  const t = useTexts(texts)
  const { number } = useFormat()
  if (placeless === 0 || filter.place !== '') return null
  return (
    <Aside
      type="button"
      onClick={({ currentTarget }) => {
        // The button is about to go: then all records shown lack coordinates.
        currentTarget.parentElement?.querySelector('output')?.focus()
        onFilter({ ...filter, place: 'without' })
      }}
    >
      {t.placeless(placeless, number(placeless))}
    </Aside>
  )
}

/**
 * The order of the review's queue, or the one of a column. Its name is no order that could be read as the present one:
 * that is marked here, or at the column.
 */
export function QueueToggle({ filter, onFilter }: Pick<NarrowedList, 'filter' | 'onFilter'>) {
  const t = useTexts(texts)
  return (
    <Toggle
      type="button"
      title={t.queueHint}
      aria-pressed={filter.order === 'queue'}
      onClick={() => onFilter({ ...filter, order: filter.order ? '' : 'queue' })}
    >
      {filter.order === 'queue' && <Icon name="check" size={16} />}
      {t.queue}
    </Toggle>
  )
}

const Foot = styled.div`
  ${thumbBar}
  display: grid;

  &:empty {
    display: none;
  }
`

const Head = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};

  > output {
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
    font-variant-numeric: tabular-nums;
  }
  > span {
    display: inline-flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    margin-inline-start: auto;
  }
`
