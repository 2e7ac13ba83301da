import { writtenNumber } from '@waldkerf/domain/georef/points/numberText'
import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { type KeyboardEvent, useState } from 'react'
import { typedNumber } from '../model/shownNumber.ts'
import { CellInput } from './points.styles.ts'

export interface NumberCellProps {
  label: string
  /** Null: not set yet. */
  value: number | null
  /** Decimals while nobody types; all of them when the cell has the focus. */
  digits: number
  /** Why the data service would not take it. */
  problem?: string | undefined
  onChange: (value: number) => void
}

/**
 * A number that is edited in its cell: Enter or leaving takes it, Escape restores the old one, an unreadable one is
 * marked.
 */
export function NumberCell({ label, value, digits, problem, onChange }: NumberCellProps) {
  const language = useLanguage()
  const [typed, setTyped] = useState<string>()
  const [exact, setExact] = useState(false)
  const number = typed === undefined ? value : writtenNumber(typed)
  const isWrong = typed !== undefined && typed.trim() !== '' && number === null
  const leave = () => {
    setTyped(undefined)
    setExact(false)
  }
  const take = () => {
    leave()
    if (typed !== undefined && number !== null && number !== value) onChange(number)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') take()
    else if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation()
      leave()
    }
  }
  return (
    <CellInput
      aria-label={label}
      aria-invalid={isWrong || problem !== undefined || undefined}
      aria-description={problem}
      title={problem}
      inputMode="decimal"
      placeholder="–"
      data-cell=""
      data-edited={typed !== undefined || undefined}
      value={
        typed ??
        (value === null ? '' : exact ? typedNumber(value, language) : typedNumber(value, language, digits, true))
      }
      onFocus={() => setExact(true)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={onKeyDown}
    />
  )
}
