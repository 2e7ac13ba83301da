import type { BeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { ageText } from '@waldkerf/domain/beetles/filter/dayRanges'
import { daysWithin } from '@waldkerf/domain/office/dates/dayLimits'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { DayFilter } from '@waldkerf/ui/parts/FilterBar/FilterFields'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { texts } from './filter.texts.ts'
import { MoreFields } from './FilterBar.styles.ts'
import { useAgeWords } from './useFilterWords.ts'
import { WeekField } from './WeekField.tsx'

/** The parts of the filter that stand here. */
export const moreParts = ['from', 'to', 'week', 'age', 'pictures', 'place', 'mine'] as const

/** The ages to choose from, those of the dashboard's queue. */
const ages = [
  { least: 0, most: 1 },
  { least: 2, most: 7 },
  { least: 8, most: 14 },
  { least: 15, most: 30 },
  { least: 31, most: undefined },
].map(ageText)

export interface MoreFiltersProps {
  id?: string
  open: boolean
  filter: BeetleFilter
  onChange: (part: Partial<BeetleFilter>) => void
}

/** The filters that are used less: days, age, pictures, coordinates, one's own. */
export function MoreFilters({ id, open, filter, onChange }: MoreFiltersProps) {
  const t = useTexts(texts)
  const ageWords = useAgeWords()
  const { from, to, week, age } = filter
  const shownAges = age && !ages.includes(age) ? [age, ...ages] : ages
  return (
    <MoreFields id={id} hidden={!open}>
      <DayFilter
        label={t.from}
        value={from}
        dayReason={daysWithin({ max: to })}
        onChange={(value) => onChange({ from: value })}
      />
      <DayFilter
        label={t.to}
        value={to}
        dayReason={daysWithin({ min: from })}
        onChange={(value) => onChange({ to: value })}
      />
      <WeekField week={week} onWeek={(next) => onChange({ week: next })} />
      <Select label={t.age} value={age} onChange={(event) => onChange({ age: event.target.value })}>
        <option value="">{t.anyAge}</option>
        {shownAges.map((one) => (
          <option key={one} value={one}>
            {ageWords(one)}
          </option>
        ))}
      </Select>
      <Choice
        label={t.pictures}
        words={t.picture}
        value={filter.pictures}
        onChange={(pictures) => onChange({ pictures })}
      />
      <Choice label={t.place} words={t.placed} value={filter.place} onChange={(place) => onChange({ place })} />
      <Choice label={t.mine} words={t.own} value={filter.mine} onChange={(mine) => onChange({ mine })} />
    </MoreFields>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  /** By value; `any` for none. */
  words: Readonly<Record<Value | 'any', string>>
  value: Value | ''
  onChange: (value: Value | '') => void
}

/** One of a few, or any. */
function Choice<Value extends string>({ label, words, value, onChange }: ChoiceProps<Value>) {
  const { any, ...values } = words
  return (
    <Select label={label} value={value} onChange={(event) => onChange(event.target.value as Value | '')}>
      <option value="">{any}</option>
      {Object.entries<string>(values).map(([one, word]) => (
        <option key={one} value={one}>
          {word}
        </option>
      ))}
    </Select>
  )
}
