import { numberLimits } from '@waldkerf/domain/entities/columns'
import { discountColumns } from '@waldkerf/domain/entities/documents/discount'
import type { Header } from '@waldkerf/domain/office/editor/document'
import { discountDay, hasDiscount } from '@waldkerf/domain/office/payments/discount'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { NumberField } from '@waldkerf/ui/parts/NumberField/NumberField'
import { BeyondTerm } from './BeyondTerm.tsx'
import { discountTexts } from '../steps.texts.ts'

export interface DiscountFieldsProps {
  header: Header
  /** Days until payment; undefined until it is known. */
  term?: number | undefined
  onChange: (changes: Header) => void
}

/** Skonto: how much less is to be paid, within how many days. Of an invoice the last day is named. */
export function DiscountFields({ header, term, onChange }: DiscountFieldsProps) {
  const t = useTexts(discountTexts)
  const { day } = useFormat()
  const { skonto_prozent = '', skonto_tage = '', rn_datum = '' } = header
  const terms = { skonto_prozent: skonto_prozent || '0', skonto_tage: Number(skonto_tage) }
  const lastDay = discountDay(terms, rn_datum)
  const isHalf = !hasDiscount(terms) && (Number(skonto_prozent) > 0 || terms.skonto_tage > 0)
  return (
    <>
      <NumberField
        label={t.percent}
        name="skonto_prozent"
        value={terms.skonto_prozent}
        {...numberLimits(discountColumns.skonto_prozent)}
        fault={t.percentFault}
        onChange={(value) => onChange({ skonto_prozent: value })}
      />
      <NumberField
        label={t.days}
        name="skonto_tage"
        value={String(terms.skonto_tage)}
        {...numberLimits(discountColumns.skonto_tage)}
        fault={t.daysFault}
        hint={isHalf ? t.both : lastDay && t.until(day(lastDay))}
        onChange={(value) => onChange({ skonto_tage: value })}
      />
      <BeyondTerm terms={terms} term={term} />
    </>
  )
}
