import { useState } from 'react'
import { styled } from 'styled-components'
import { FieldPlace } from '@waldkerf/ui/parts/FilterBar/FilterBar'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'

/** Four digits need no more. */
const Place = styled(FieldPlace)`
  flex: 0 1 96px;
  min-width: 88px;

  @media (max-width: 767px) {
    flex-grow: 1;
  }
`

export interface YearFieldProps {
  label: string
  year: number | undefined
  onChange: (year: number | undefined) => void
}

const parseYear = (typed: string) => (/^\d{4}$/.test(typed.trim()) ? Number(typed) : undefined)

/** A year that narrows as soon as it has four digits, and no longer once it has fewer. */
export function YearField({ label, year, onChange }: YearFieldProps) {
  const [typed, setTyped] = useState('')
  // Typed text stays until the year is set elsewhere: by the browser's Back, a saved view or the reset.
  const value = parseYear(typed) === year ? typed : String(year ?? '')
  return (
    <Place>
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
    </Place>
  )
}
