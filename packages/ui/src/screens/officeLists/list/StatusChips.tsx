import { offerStatuses } from '@waldkerf/domain/entities/offers'
import { type DocumentKind, invoiceStates } from '@waldkerf/domain/officeLists/documentRows'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Chip, Chips } from '../../users/list/UserFilterBar.styles.ts'
import { texts } from '../DocumentsScreen.texts.ts'
import { texts as statusTexts } from '../status/status.texts.ts'

export interface StatusChipsProps {
  kind: DocumentKind
  chosen: readonly string[]
  counts: ReadonlyMap<string, number>
  onChange: (chosen: readonly string[]) => void
}

const known: Readonly<Record<DocumentKind, readonly string[]>> = { offers: offerStatuses, invoices: invoiceStates }

/** The statuses to choose from, each with its count: the known ones always, others when there are any. */
export function StatusChips({ kind, chosen, counts, onChange }: StatusChipsProps) {
  const t = useTexts(texts).filter
  const { labels } = useTexts(statusTexts)
  const { number } = useFormat()
  const all = new Set([...known[kind], ...counts.keys(), ...chosen])
  const toggle = (status: string) =>
    onChange(chosen.includes(status) ? chosen.filter((one) => one !== status) : [...chosen, status])
  return (
    <Chips aria-label={t.statuses}>
      {[...all].map((status) => (
        <Chip key={status} type="button" aria-pressed={chosen.includes(status)} onClick={() => toggle(status)}>
          {labels[status] ?? status}
          <span>{number(counts.get(status) ?? 0)}</span>
        </Chip>
      ))}
    </Chips>
  )
}
