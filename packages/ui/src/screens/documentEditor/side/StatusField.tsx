import { offerStatuses, type OfferStatus } from '@waldkerf/domain/entities/documents/offers'
import { nextStatuses } from '@waldkerf/domain/office/workplace/offerStatus'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { sideTexts } from '../DocumentEditorScreen.texts.ts'

const isKnown = (status: string): status is OfferStatus => offerStatuses.some((known) => known === status)

export interface StatusFieldProps {
  value: string
  /** The choices are those that may follow this one. */
  stored: string
  onChange: (status: string) => void
}

/** The status of an offer, and those that may be next. */
export function StatusField({ value, stored, onChange }: StatusFieldProps) {
  const t = useTexts(sideTexts)
  const choices = [...new Set([value, stored, ...nextStatuses(stored)])]
  return (
    <Select label={t.status} value={value} onChange={(event) => onChange(event.target.value)}>
      {choices.map((status) => (
        <option key={status} value={status}>
          {isKnown(status) ? t.statuses[status] : status}
        </option>
      ))}
    </Select>
  )
}
