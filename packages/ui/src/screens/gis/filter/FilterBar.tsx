import {
  type BeetleFilter,
  countSet,
  emptyBeetleFilter,
  isEmptyBeetleFilter,
} from '@waldkerf/domain/beetles/filter/beetleFilter'
import { type ReactNode, use, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useHandedFocus } from '@waldkerf/ui/browser/useHandedFocus'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar, Fields, Title } from '@waldkerf/ui/parts/FilterBar/FilterBar'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import type { Section } from '@waldkerf/ui/parts/MapView/MapView'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { HeadPlace } from '../tabs/headPlace.ts'
import { texts } from './filter.texts.ts'
import { Aside, HeadLine, Toggle } from './FilterBar.styles.ts'
import { FilterFields, type FilterFieldsProps } from './fields/FilterFields.tsx'
import { MoreFilters, moreParts } from './fields/MoreFilters.tsx'
import { StatusChips } from './StatusChips.tsx'

/** Numbers of records, with and without the filter. */
export interface FilterCounts {
  /** False while nothing is known yet. */
  known: boolean
  shown: number
  total: number
  /** How many of those shown are nowhere on the map. */
  placeless: number
  /** Per status: how many there would be if only it were chosen. */
  counts: ReadonlyMap<string, number>
}

export interface FilterBarProps {
  heading: string
  /** Before it: leads over the filter. */
  skip?: ReactNode
  filter: BeetleFilter
  onFilter: (filter: BeetleFilter) => void
  list: FilterCounts
  choices: FilterFieldsProps['choices']
  /** The section that the map shows; absent until the map has reported it. */
  section: Section | undefined
  /** Saved views, at the end of the bar. */
  views?: ReactNode
}

/** The slim bar over map and table: the filter, and the number of records it leaves. */
export function FilterBar({ heading, skip, filter, onFilter, list, choices, section, views }: FilterBarProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const moreId = useId()
  const more = countSet(filter, moreParts)
  const [open, setOpen] = useState(more > 0)
  const change = (part: Partial<BeetleFilter>) => onFilter({ ...filter, ...part })
  const head = (
    <>
      {skip}
      <Title>
        <h1 tabIndex={-1}>{heading}</h1>
        <output>{list.known && t.shown(number(list.shown), number(list.total))}</output>
        {list.placeless > 0 && filter.place === '' && (
          <Aside
            type="button"
            onClick={({ currentTarget }) => {
              // The button goes: all that are shown are without then.
              currentTarget.parentElement?.querySelector('h1')?.focus()
              change({ place: 'without' })
            }}
          >
            {t.placeless(list.placeless, number(list.placeless))}
          </Aside>
        )}
      </Title>
      <StatusChips
        chosen={filter.status}
        counts={list.counts}
        onChange={(status) => change({ status })}
        answered={filter.answered !== ''}
        onAnswered={(on) => change({ answered: on ? 'answered' : '' })}
      />
    </>
  )
  const place = use(HeadPlace)
  const fields = useHandedFocus<HTMLDivElement>()
  const besideTabs = useScreenWidth() === 'wide' && place !== undefined
  // A heading that moved to its place later would lose the focus that it gets on arrival.
  const placed = place && createPortal(<HeadLine aria-label={t.status}>{head}</HeadLine>, place)
  return (
    <Bar aria-label={t.label}>
      {besideTabs ? placed : head}
      <Fields ref={fields} data-filter>
        <FilterFields filter={filter} choices={choices} onChange={change} />
        <Toggle
          type="button"
          aria-pressed={filter.section !== undefined}
          disabled={!section && !filter.section}
          onClick={() => change({ section: filter.section ? undefined : section })}
        >
          <Icon name="map" size={16} />
          {t.onlySection}
        </Toggle>
        <Toggle type="button" aria-expanded={open} aria-controls={moreId} onClick={() => setOpen(!open)}>
          <Icon name="filter" size={16} />
          {t.more}
          {more > 0 && (
            <span className="count">
              {more}
              <VisuallyHidden> {t.moreSet(more)}</VisuallyHidden>
            </span>
          )}
        </Toggle>
        {!isEmptyBeetleFilter(filter) && (
          <IconButton icon="reset" label={t.reset} onClick={() => onFilter(emptyBeetleFilter)} />
        )}
        {views}
      </Fields>
      <MoreFilters id={moreId} open={open} filter={filter} onChange={change} />
    </Bar>
  )
}
