import { formatRate } from '@waldkerf/domain/office/money/formatAmount'
import { parseNumber } from '@waldkerf/domain/office/input/parseNumber'
import { useLocale, useTexts } from '@waldkerf/ui/i18n/Language'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { NumberOffers } from '@waldkerf/ui/parts/NumberOffers/NumberOffers'
import { useState } from 'react'
import { texts } from './side.texts.ts'

export interface RateFieldProps {
  /** Decimal text, in per cent. */
  value: string
  onChange: (rate: string) => void
}

const usual = ['19', '7', '0']
const other = 'other'

/** '19.00' is 19. */
const plain = (rate: string) => (rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate)

const parseRate = (text: string) => parseNumber(text, { digits: 3, decimals: 2 })

/** @returns decimal text; undefined for what is no rate */
function toRate(text: string): string | undefined {
  const parsed = parseRate(text)
  const found = 'value' in parsed ? parsed.value : undefined
  return found !== undefined && Number(found) >= 0 && Number(found) <= 100 ? found : undefined
}

function ratesMeant(text: string): string[] {
  const parsed = parseRate(text)
  return 'fault' in parsed ? parsed.offers.filter((offer) => toRate(offer) !== undefined) : []
}

/** The VAT rate: one of the usual ones, or any that once was or will be. */
export function RateField({ value, onChange }: RateFieldProps) {
  const t = useTexts(texts)
  const locale = useLocale()
  const [typed, setTyped] = useState<string>()
  const [isFaulty, setFaulty] = useState(false)
  const rate = plain(value)
  const rates = usual.includes(rate) ? usual : [...usual, rate]
  function take(text: string) {
    const found = toRate(text)
    setFaulty(found === undefined)
    if (found === undefined) return
    setTyped(undefined)
    onChange(found)
  }
  return (
    <>
      <Select
        label={t.rate}
        name="ust_satz"
        value={typed === undefined ? rate : other}
        onChange={({ target }) => {
          setTyped(target.value === other ? '' : undefined)
          setFaulty(false)
          if (target.value !== other) onChange(target.value)
        }}
      >
        {rates.map((each) => (
          <option key={each} value={each}>
            {formatRate(each, locale)}
          </option>
        ))}
        <option value={other}>{t.otherRate}</option>
      </Select>
      {typed !== undefined && (
        <TextField
          label={t.rateValue}
          inputMode="decimal"
          error={isFaulty ? t.rateFault : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => typed !== '' && take(typed)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take(typed)
          }}
        />
      )}
      {isFaulty && <NumberOffers offers={ratesMeant(typed ?? '')} onTake={take} />}
    </>
  )
}
