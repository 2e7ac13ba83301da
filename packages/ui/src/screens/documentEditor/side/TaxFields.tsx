import type { Header } from '@waldkerf/domain/office/editor/document'
import { type TaxCase, taxCases, taxRules, toTaxCase, usualTaxCase } from '@waldkerf/domain/office/tax/taxCases'
import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import { RateField } from './RateField.tsx'
import { texts } from './side.texts.ts'

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
  const t = useTexts(texts)
  const rate = header['ust_satz'] ?? ''
  const taxCase = toTaxCase(header['steuerfall'] ?? '', rate)
  const { isTaxed, words } = taxRules[taxCase]
  return (
    <>
      <Select
        label={t.taxCase}
        name="steuerfall"
        hint={t.taxCaseHints[taxCase]}
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
