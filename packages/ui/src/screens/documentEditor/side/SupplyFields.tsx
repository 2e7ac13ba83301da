import type { Header } from '@waldkerf/domain/office/editor/document'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { DayField } from '@waldkerf/ui/parts/DayField/DayField'
import { texts } from './side.texts.ts'

export interface SupplyFieldsProps {
  header: Header
  today: string
  onChange: (changes: Header) => void
}

/** When it was supplied: one day, or the days from one to another. */
export function SupplyFields({ header, today, onChange }: SupplyFieldsProps) {
  const t = useTexts(texts)
  const first = header['le_date'] ?? ''
  return (
    <>
      <div>
        <DayField
          label={t.days.le_date}
          name="le_date"
          value={first}
          today={today}
          onChange={(le_date) => onChange({ le_date })}
        />
        {first !== header['rn_datum'] && (
          <Button variant="quiet" onClick={() => onChange({ le_date: header['rn_datum'] ?? '' })}>
            {t.asInvoice}
          </Button>
        )}
      </div>
      <DayField
        label={t.days.le_bis}
        name="le_bis"
        value={header['le_bis'] ?? ''}
        today={today}
        isOptional
        dayReason={(day) => (day < first ? { kind: 'before', nummer: '', day: first } : undefined)}
        onChange={(le_bis) => onChange({ le_bis })}
      />
    </>
  )
}
