import type { Header } from '@waldkerf/domain/office/editor/document'
import { type TaxCase, taxCases, taxRules, toTaxCase, usualTaxCase } from '@waldkerf/domain/office/tax/taxCases'
import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { useTexts, useLocale } from '@waldkerf/ui/i18n/Language'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import { sideTexts } from '../DocumentEditorScreen.texts.ts'
import { formatRate } from '@waldkerf/domain/office/money/formatAmount'
import { parseNumber } from '@waldkerf/domain/office/input/parseNumber'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { NumberOffers } from '@waldkerf/ui/parts/NumberOffers/NumberOffers'
import { useState } from 'react'

export interface TaxFieldsProps {
  kind: DocumentKind
  header: Header
  /** @param typing names the field whose keystrokes these are */
  onChange: (changes: Header, typing?: string) => void
}

/** The rate that a document gets with VAT, when it had none. */
const standardRate = '19'

/** A case goes with its rate: both change as one step. */
function withCase(taxCase: TaxCase, rate: string): Header {
  if (!taxRules[taxCase].isTaxed) return { steuerfall: taxCase, ust_satz: '0' }
  return { steuerfall: taxCase, ust_satz: Number(rate) === 0 ? standardRate : rate }
}

const withRate = (taxCase: TaxCase, rate: string): Header => ({ ust_satz: rate, steuerfall: toTaxCase(taxCase, rate) })

/** Why the VAT is what it is, its rate, and what stands on the invoice where there is none. */
export function TaxFields({ kind, header, onChange }: TaxFieldsProps) {
  const t = useTexts(sideTexts)
  const rate = header['ust_satz'] ?? ''
  const taxCase = toTaxCase(header['steuerfall'] ?? '', rate)
  const { isTaxed, words } = taxRules[taxCase]
  return (
    <>
      <Select
        label={t.taxCase}
        name="steuerfall"
        // An offer has no field for the reason: it is named on the invoice.
        hint={kind === 'offer' && taxCase === 'E' ? undefined : t.taxCaseHints[taxCase]}
        value={taxCase}
        onChange={({ target }) => {
          const chosen = taxCases.find((each) => each === target.value) ?? usualTaxCase(rate)
          onChange(withCase(chosen, rate))
        }}
      >
        {taxCases.map((each) => (
          <option key={each} value={each}>
            {t.taxCases[each]}
          </option>
        ))}
      </Select>
      {words === '' && <RateField value={rate} onChange={(next) => onChange(withRate(taxCase, next))} />}
      {kind === 'invoice' && !isTaxed && (
        <TextArea
          label={words === '' ? t.exemption : t.addition}
          hint={words === '' ? t.exemptionHint : t.additionHint(words)}
          name="befreiung"
          rows={2}
          maxLength={500}
          value={header['befreiung'] ?? ''}
          onChange={(event) => onChange({ befreiung: event.target.value }, 'befreiung')}
        />
      )}
    </>
  )
}

interface RateFieldProps {
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
function RateField({ value, onChange }: RateFieldProps) {
  const t = useTexts(sideTexts)
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
