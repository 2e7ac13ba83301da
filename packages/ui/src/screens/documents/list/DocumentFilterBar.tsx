import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import { offerStatuses } from '@waldkerf/domain/entities/documents/offers'
import {
  type DocumentFilter,
  isEmptyDocumentFilter,
  resetDocumentFilter,
} from '@waldkerf/domain/documents/documentFilter'
import type { DocumentListKind } from '@waldkerf/domain/documents/documentRows'
import { invoiceStates } from '@waldkerf/domain/entities/documents/paymentStates'
import { type ReceivableAge, receivableAges } from '@waldkerf/domain/office/payments/receivables'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { FilterBar } from '@waldkerf/ui/parts/FilterBar/FilterBar'
import { ChoiceFilter, DayRangeFilter, SearchFilter } from '@waldkerf/ui/parts/FilterBar/FilterFields'
import { ClientFilter } from '@waldkerf/ui/screens/clients/choice/ClientFilter'
import { texts } from '../DocumentsScreen.texts.ts'
import { looks } from '../status/DocumentStatus.tsx'
import { texts as statusTexts } from '../status/status.texts.ts'
import { useDocumentNote } from './useDocumentNote.ts'
import { SumChips, type Look } from './SumChips.tsx'

export interface DocumentFilterBarProps {
  kind: DocumentListKind
  filter: DocumentFilter
  list: {
    /** Acronyms that occur. */
    people: readonly string[]
    /** Per status: how many it would show. */
    counts: ReadonlyMap<string, number>
    /** Of these rows. */
    sums: ReadonlyMap<string, string>
  }
  clients: readonly ClientChoice[]
  onFilter: (filter: DocumentFilter) => void
}

const known: Readonly<Record<DocumentListKind, readonly string[]>> = { offers: offerStatuses, invoices: invoiceStates }

/** The older, the more it asks for somebody. */
const ageLooks = {
  nicht_faellig: { tone: 'info', icon: 'clock' },
  bis_30: { tone: 'warning', icon: 'clock' },
  bis_60: { tone: 'danger', icon: 'clock' },
  bis_90: { tone: 'danger', icon: 'warning' },
  aelter: { tone: 'danger', icon: 'warning' },
  guthaben: { tone: 'neutral', icon: 'undo' },
} satisfies Record<ReceivableAge, Look>

export function DocumentFilterBar({ kind, filter, list, clients, onFilter }: DocumentFilterBarProps) {
  const { filter: t, ages } = useTexts(texts)
  const { labels } = useTexts(statusTexts)
  const isReceivables = filter.view === 'forderungen'
  const change = (part: Partial<DocumentFilter>) => onFilter({ ...filter, ...part })
  return (
    <FilterBar
      label={t.label}
      search={<SearchFilter hint={t.searchHint} value={filter.search} onChange={(search) => change({ search })} />}
      set={useDocumentNote(filter, clients).set}
      chips={
        isReceivables ? (
          <SumChips
            label={t.ages}
            known={receivableAges}
            chosen={filter.ages ?? []}
            list={list}
            onChange={(chosen) => change({ ages: chosen as readonly ReceivableAge[] })}
            words={ages}
            looks={ageLooks}
          />
        ) : (
          <SumChips
            label={t.statuses}
            known={known[kind]}
            chosen={filter.statuses}
            list={list}
            onChange={(statuses) => change({ statuses })}
            words={labels}
            looks={looks}
          />
        )
      }
      onReset={isEmptyDocumentFilter(filter) ? undefined : () => onFilter(resetDocumentFilter(filter))}
    >
      <ClientFilter clients={clients} value={filter.client} onChange={(client) => change({ client })} />
      <ChoiceFilter
        label={t.bearbeiter}
        all={t.everybody}
        options={list.people}
        value={filter.bearbeiter}
        onChange={(bearbeiter) => change({ bearbeiter })}
      />
      <DayRangeFilter labels={t} value={filter} onChange={change} />
    </FilterBar>
  )
}
