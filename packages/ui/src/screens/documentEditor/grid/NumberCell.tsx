import { parseNumber } from '@waldkerf/domain/office/input/parseNumber'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { type KeyboardEvent, useId, useState } from 'react'
import { texts } from './grid.texts.ts'
import { CellInput, FaultNote } from './grid.styles.ts'
import type { Fault } from './useFaults.ts'

export interface NumberCellProps {
  name: string
  label: string
  /** Decimal text. */
  value: string
  decimals: number
  /** So many are shown at least, if there are any. */
  least: number
  fault: Fault | undefined
  onChange: (value: string) => void
  onFault: (fault: Fault | undefined) => void
}

/** Decimal text in the notation it is typed in. @param least so many decimals at least, if there are any */
function typedForm(value: string, least: number): string {
  const [whole = '', rest = ''] = value.split('.')
  return rest === '' ? whole : `${whole},${rest.padEnd(least, '0')}`
}

/** A number as Germans type it. It is read when the cell is left; what could be misread stays and is asked back. */
export function NumberCell({ name, label, value, decimals, least, fault, onChange, onFault }: NumberCellProps) {
  const t = useTexts(texts)
  const id = useId()
  const [typed, setTyped] = useState<string>()
  function take(text: string) {
    setTyped(undefined)
    const parsed = parseNumber(text, { decimals })
    if ('fault' in parsed) return onFault({ text, fault: parsed.fault, suggestion: parsed.suggestion })
    onFault(undefined)
    return onChange(parsed.value ?? '0')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (typed === undefined) return
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
    if (event.key === 'Escape' || isUndo) {
      // Only the typing is taken back, not the step before it.
      event.preventDefault()
      event.stopPropagation()
      setTyped(undefined)
    } else if (event.key === 'Enter') take(typed)
  }
  return (
    <>
      <CellInput
        data-field={name}
        data-end=""
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && `${id}-fault`}
        value={typed ?? fault?.text ?? typedForm(value, least)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== undefined && take(typed)}
        onKeyDown={onKeyDown}
      />
      {fault && (
        <FaultNote id={`${id}-fault`} role="alert">
          {t.faults[fault.fault](fault.text)}{' '}
          {fault.suggestion !== undefined && (
            <button type="button" onClick={() => take(fault.suggestion ?? '')}>
              {t.meant(fault.suggestion)}
            </button>
          )}
        </FaultNote>
      )}
    </>
  )
}
