import { parseNumber } from '@waldkerf/domain/office/input/parseNumber'
import { signs } from '@waldkerf/domain/office/input/readings'
import { useState } from 'react'
import { type Language, useLanguage } from '@waldkerf/ui/i18n/Language'
import { NumberOffers } from '../NumberOffers/NumberOffers.tsx'
import { TextField } from '../TextField/TextField.tsx'

export interface NumberFieldProps {
  label: string
  /** Decimal text. */
  value: string
  /** From 0 on. */
  most: number
  decimals?: number
  /** Said of a text that is no number up to `most`. */
  fault: string
  hint?: string | undefined
  /** The fault of a number that the field itself takes. */
  error?: string | undefined
  /** Names the field, so that a checklist can lead there. */
  name?: string
  /** Told decimal text once the field is left; '0' where it is empty. */
  onChange: (value: string) => void
}

/** '2.50' is shown as '2,5', or in English as '2.5'. */
const shownIn = (language: Language, value: string) => {
  const short = value.includes('.') ? value.replace(/\.?0+$/, '') : value
  return short.replace('.', signs[language].decimal)
}

/** A number without a sign, typed as in the page's language; it is taken when the field is left, or asked back. */
export function NumberField({ value, most, decimals = 0, fault, error, onChange, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [isFaulty, setFaulty] = useState(false)
  const language = useLanguage()
  const shown = shownIn(language, value)
  const parse = (text: string) => {
    const parsed = parseNumber(text, { digits: String(most).length, decimals, notation: language })
    if ('fault' in parsed) return { offers: parsed.offers }
    const number = parsed.value ?? '0'
    return Number(number) >= 0 && Number(number) <= most ? { number } : {}
  }
  function take(text: string) {
    const { number } = parse(text)
    setFaulty(number === undefined)
    if (number === undefined) return
    setTyped(undefined)
    if (number !== value) onChange(number)
  }
  return (
    <div>
      <TextField
        {...rest}
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        error={isFaulty ? fault : error}
        value={typed ?? shown}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed !== undefined && take(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take(typed ?? shown)
        }}
      />
      {isFaulty && <NumberOffers offers={parse(typed ?? '').offers} onTake={take} />}
    </div>
  )
}
