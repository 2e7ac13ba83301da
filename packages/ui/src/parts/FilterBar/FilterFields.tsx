import { useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { DayField, type DayFieldProps } from '../DayField/DayField.tsx'
import { Select } from '../Select/Select.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { TypedField } from '../TypedField/TypedField.tsx'
import { useAhead } from '../TypedField/useAhead.ts'
import { FieldPlace } from './FilterBar.styles.ts'
import { texts } from '../parts.texts.ts'

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
      <TypedField
        type="search"
        label={useTexts(texts).filterBar.search}
        placeholder={hint}
        value={value}
        onChange={onChange}
      />
    </FieldPlace>
  )
}

export interface ChoiceFilterProps {
  label: string
  /** Stands for no choice. */
  all: string
  /** A chosen one that is none of them stays to be seen: an address or a saved view can name what nobody has any more. */
  options: readonly string[]
  /** An option as it is read; absent: as it is. */
  word?: (option: string) => string
  /** '' for all. */
  value: string
  onChange: (value: string) => void
}

/** One value of a few, or all. */
export function ChoiceFilter({ label, all, options, word, value, onChange }: ChoiceFilterProps) {
  return (
    <FieldPlace>
      <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {[...new Set([...options, value])].filter(Boolean).map((option) => (
          <option key={option} value={option}>
            {word?.(option) ?? option}
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
}: Pick<DayFieldProps, 'label' | 'placeholder' | 'value' | 'dayReason' | 'onChange'>) {
  const [day, tell] = useAhead(value, onChange)
  return <DayField {...rest} isOptional value={day} onChange={tell} />
}

/** Four digits need no more. */
const YearPlace = styled(FieldPlace)`
  flex: 0 1 94px;
  min-width: 76px;

  @media (max-width: 767px) {
    flex-grow: 1;
  }
`

export interface YearFilterProps {
  label: string
  year: number | undefined
  onChange: (year: number | undefined) => void
}

const parseYear = (typed: string) => (/^\d{4}$/.test(typed.trim()) ? Number(typed) : undefined)

/** A year that narrows as soon as it has four digits, and no longer once it has fewer. */
export function YearFilter({ label, year, onChange }: YearFilterProps) {
  const [typed, setTyped] = useState('')
  // Typed text stays until the year is set elsewhere: by the browser's Back, a saved view or the reset.
  const value = parseYear(typed) === year ? typed : String(year ?? '')
  return (
    <YearPlace>
      <TextField
        label={label}
        placeholder={label}
        inputMode="numeric"
        maxLength={4}
        value={value}
        onChange={(event) => {
          const next = event.target.value
          setTyped(next)
          if (parseYear(next) !== year) onChange(parseYear(next))
        }}
      />
    </YearPlace>
  )
}
