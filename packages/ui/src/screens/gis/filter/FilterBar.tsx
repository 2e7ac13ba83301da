import {
  type BeetleFilter,
  countSet,
  emptyBeetleFilter,
  isEmptyBeetleFilter,
  speciesById,
} from '@waldkerf/domain/beetles/filter/beetleFilter'
import { type ReactNode, use, useId, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useHandedFocus } from '@waldkerf/ui/browser/useHandedFocus'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar, Fields, Title, Chip } from '@waldkerf/ui/parts/FilterBar/FilterBar'
import { PhoneFilter } from '@waldkerf/ui/parts/FilterBar/PhoneFilter'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import type { Section } from '@waldkerf/ui/parts/MapView/MapView'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { HeadPlace } from '../headPlace.ts'
import { texts } from './filter.texts.ts'
import { HeadLine, Toggle } from './FilterBar.styles.ts'
import { FilterFields, type FilterFieldsProps, SearchField } from './FilterFields.tsx'
import { MoreFilters, moreParts } from './MoreFilters.tsx'
import { type NarrowedList, Placeless, QueueToggle, useListedWords } from '../table/ListHead.tsx'
import { useFilterWords } from './useFilterWords.ts'
import { beetleStatuses } from '@waldkerf/domain/entities/beetles/beetles'
import { FilterChips } from '@waldkerf/ui/parts/FilterBar/FilterChips'
import { AnsweredMark, StatusWord } from '../table/StatusWord.tsx'

export interface FilterBarProps extends NarrowedList {
  heading: string
  /** Before it: leads over the filter. */
  skip?: ReactNode
  choices: FilterFieldsProps['choices']
  /** The section that the map shows; absent until the map has reported it. */
  section: Section | undefined
  /** On a phone: the review's queue has an order of its own to be listed in. */
  mayReview?: boolean
  /** Saved views, at the end of the bar. */
  views?: ReactNode
}

/** The slim bar over map and table. On a phone one line, and a sheet that counts what the filter leaves. */
export function FilterBar(props: FilterBarProps) {
  const { heading, skip, filter, onFilter, list, choices, section, mayReview = false, views } = props
  const t = useTexts(texts)
  const moreId = useId()
  const more = countSet(filter, moreParts)
  const [open, setOpen] = useState(more > 0)
  const width = useScreenWidth()
  const place = use(HeadPlace)
  const describeFilter = useFilterWords(useMemo(() => speciesById(choices.species), [choices.species]))
  const fields = useHandedFocus<HTMLDivElement>()
  const change = (part: Partial<BeetleFilter>) => onFilter({ ...filter, ...part })
  const onReset = isEmptyBeetleFilter(filter) ? undefined : () => onFilter(emptyBeetleFilter)
  const result = useListedWords(list)
  const chips = (
    <StatusChips
      filter={filter}
      counts={list.known ? list.counts : undefined}
      answered={list.known ? list.answered : undefined}
      onChange={change}
    />
  )
  const search = <SearchField filter={filter} onChange={change} />
  if (width === 'phone') {
    return (
      <>
        {skip}
        <VisuallyHidden as="h1" tabIndex={-1}>
          {heading}
        </VisuallyHidden>
        <PhoneFilter
          label={t.label}
          search={search}
          set={describeFilter({ ...filter, search: '' })}
          result={result}
          onReset={onReset}
          tools={views}
        >
          <Placeless {...props} />
          {chips}
          <FilterFields filter={filter} choices={choices} onChange={change} />
          {/* The map tells its section once it has been shown. */}
          {(section || filter.section) && <SectionToggle {...props} />}
          <ImportToggle {...props} />
          {mayReview && <QueueToggle {...props} />}
          <MoreFilters open filter={filter} onChange={change} />
        </PhoneFilter>
      </>
    )
  }
  const head = (
    <>
      {skip}
      {/* The tab says it too, and there is no room for both. */}
      {width === 'wide' ? (
        <Title>
          <h1 tabIndex={-1}>{heading}</h1>
        </Title>
      ) : (
        <VisuallyHidden as="h1" tabIndex={-1}>
          {heading}
        </VisuallyHidden>
      )}
      {chips}
    </>
  )
  const besideTabs = width === 'wide' && place !== undefined
  // A heading that moved to its place later would lose the focus that it gets on arrival.
  const placed = place && createPortal(<HeadLine aria-label={t.status}>{head}</HeadLine>, place)
  return (
    <Bar aria-label={t.label}>
      {besideTabs ? placed : head}
      <Fields ref={fields} data-filter>
        <FilterFields filter={filter} choices={choices} onChange={change} />
        {search}
        {(width === 'wide' || open || filter.section) && <SectionToggle {...props} />}
        <ImportToggle {...props} />
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
        {onReset && <IconButton icon="reset" label={t.reset} onClick={onReset} />}
        {views}
      </Fields>
      <MoreFilters id={moreId} open={open} filter={filter} onChange={change} />
    </Bar>
  )
}

/** Only what an import stored: set by its page, and taken away here. */
function ImportToggle({ filter, onFilter }: FilterBarProps) {
  const t = useTexts(texts)
  if (!filter.imported) return null
  return (
    <Toggle type="button" aria-pressed onClick={() => onFilter({ ...filter, imported: '' })}>
      {t.onlyImport}
      <Icon name="close" size={16} />
    </Toggle>
  )
}

/** Only the section of the map. */
function SectionToggle({ filter, onFilter, section }: FilterBarProps) {
  const t = useTexts(texts)
  return (
    <Toggle
      type="button"
      aria-pressed={filter.section !== undefined}
      disabled={!section && !filter.section}
      onClick={() => onFilter({ ...filter, section: filter.section ? undefined : section })}
    >
      <Icon name="map" size={16} />
      {t.onlySection}
    </Toggle>
  )
}

export interface StatusChipsProps {
  filter: Pick<BeetleFilter, 'status' | 'answered'>
  /** How many records each status would show; undefined until that is known. */
  counts: ReadonlyMap<string, number> | undefined
  /** How many answered ones there are; undefined where that is not known. */
  answered?: number | undefined
  onChange: (part: Partial<BeetleFilter>) => void
}

/** The statuses to choose from, each with its count: the known ones always, others when there are any; and the answered. */
export function StatusChips({ filter, counts, answered, onChange }: StatusChipsProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
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
        <AnsweredMark />
        {t.answered}
        {answered !== undefined && <span className="count">{number(answered)}</span>}
      </Chip>
    </>
  )
}
