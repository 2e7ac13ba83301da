import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import { offerStatuses } from '@waldkerf/domain/entities/documents/offers'
import {
  type DocumentFilter,
  emptyDocumentFilter,
  isEmptyDocumentFilter,
} from '@waldkerf/domain/documents/documentFilter'
import type { DocumentListKind } from '@waldkerf/domain/documents/documentRows'
import { invoiceStates } from '@waldkerf/domain/entities/documents/paymentStates'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { FilterBar } from '@waldkerf/ui/parts/FilterBar/FilterBar'
import { FilterChips } from '@waldkerf/ui/parts/FilterBar/FilterChips'
import { ChoiceFilter, DayRangeFilter, SearchFilter } from '@waldkerf/ui/parts/FilterBar/FilterFields'
import { ClientFilter } from '@waldkerf/ui/screens/clients/choice/ClientFilter'
import { texts } from '../DocumentsScreen.texts.ts'
import { texts as statusTexts } from '../status/status.texts.ts'
import { useDocumentNote } from './useDocumentNote.ts'

export interface DocumentFilterBarProps {
  kind: DocumentListKind
  filter: DocumentFilter
  list: {
    /** Acronyms that occur. */
    people: readonly string[]
    /** Per status: how many it would show. */
    counts: ReadonlyMap<string, number>
  }
  clients: readonly ClientChoice[]
  onFilter: (filter: DocumentFilter) => void
}

const known: Readonly<Record<DocumentListKind, readonly string[]>> = { offers: offerStatuses, invoices: invoiceStates }

export function DocumentFilterBar({ kind, filter, list, clients, onFilter }: DocumentFilterBarProps) {
  const t = useTexts(texts).filter
  const { labels } = useTexts(statusTexts)
  const change = (part: Partial<DocumentFilter>) => onFilter({ ...filter, ...part })
  return (
    <FilterBar
      label={t.label}
      search={<SearchFilter hint={t.searchHint} value={filter.search} onChange={(search) => change({ search })} />}
      set={useDocumentNote(filter, clients).set}
      chips={
        <FilterChips
          label={t.statuses}
          known={known[kind]}
          chosen={filter.statuses}
          counts={list.counts}
          onChange={(statuses) => change({ statuses })}
          render={(status) => labels[status] ?? status}
        />
      }
      onReset={isEmptyDocumentFilter(filter) ? undefined : () => onFilter(emptyDocumentFilter)}
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
