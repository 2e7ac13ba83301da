import { useTexts } from '../../i18n/Language.tsx'
import { DayField, type DayFieldProps } from '../DayField/DayField.tsx'
import { Select } from '../Select/Select.tsx'
import { TypedField } from '../TypedField/TypedField.tsx'
import { useAhead } from '../TypedField/useAhead.ts'
import { FieldPlace } from './FilterBar.styles.ts'
import { texts } from './FilterBar.texts.ts'

export interface SearchFilterProps {
  /** Names what is searched, as an example. */
  hint: string
  value: string
  onChange: (value: string) => void
}

/** Words that must occur. */
export function SearchFilter({ hint, value, onChange }: SearchFilterProps) {
  return (
    <FieldPlace data-wide>
      <TypedField type="search" label={useTexts(texts).search} placeholder={hint} value={value} onChange={onChange} />
    </FieldPlace>
  )
}

export interface ChoiceFilterProps {
  label: string
  /** Stands for no choice. */
  all: string
  /** A chosen one that is none of them stays to be seen: an address or a saved view can name what nobody has any more. */
  options: readonly string[]
  /** Where an option is not its own word. */
  labels?: Readonly<Record<string, string>>
  /** '' for all. */
  value: string
  onChange: (value: string) => void
}

/** One value of a few, or all. */
export function ChoiceFilter({ label, all, options, labels, value, onChange }: ChoiceFilterProps) {
  return (
    <FieldPlace>
      <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {[...new Set([...options, value])].filter(Boolean).map((option) => (
          <option key={option} value={option}>
            {labels?.[option] ?? option}
          </option>
        ))}
      </Select>
    </FieldPlace>
  )
}

/** A day, or none; it shows at once, though the address and a large list follow later. */
export function DayFilter({
  value,
  onChange,
  ...rest
}: Pick<DayFieldProps, 'label' | 'value' | 'dayReason' | 'onChange'>) {
  const [day, tell] = useAhead(value, onChange)
  return <DayField {...rest} isOptional value={day} onChange={tell} />
}

/** First and last day, both included, `YYYY-MM-DD`; '' for none. */
export interface DayRange {
  from: string
  to: string
}

export interface DayRangeFilterProps {
  labels: DayRange
  value: DayRange
  onChange: (part: Partial<DayRange>) => void
}

/** Two days that rows lie between. */
export function DayRangeFilter({ labels, value, onChange }: DayRangeFilterProps) {
  return (['from', 'to'] as const).map((end) => (
    <FieldPlace key={end} data-day>
      <DayFilter label={labels[end]} value={value[end]} onChange={(day) => onChange({ [end]: day })} />
    </FieldPlace>
  ))
}
