import {
  type DocumentFilter,
  documentFilter,
  offerStates,
  resetDocumentFilter,
} from '@waldkerf/domain/documents/documentFilter'
import type { DocumentListKind } from '@waldkerf/domain/documents/documentRows'
import { invoiceStates } from '@waldkerf/domain/entities/documents/paymentStates'
import { receivableAges } from '@waldkerf/domain/office/payments/receivables'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { ListFilter } from '@waldkerf/ui/parts/FilterBar/ListFilter'
import { texts } from '../DocumentsScreen.texts.ts'
import { ageFills } from '../receivables/receivables.styles.ts'
import { looks } from '../status/DocumentStatus.tsx'
import { texts as statusTexts } from '../status/status.texts.ts'
import type { useDocumentList } from './documentList.tsx'
import { SumChips, type Look } from './SumChips.tsx'

export interface DocumentFilterBarProps {
  kind: DocumentListKind
  filter: DocumentFilter
  list: ReturnType<typeof useDocumentList>
  onFilter: (filter: DocumentFilter) => void
}

const known: Readonly<Record<DocumentListKind, readonly string[]>> = { offers: offerStates, invoices: invoiceStates }

/** The key of the bars below them. */
const ageLooks = Object.fromEntries(receivableAges.map((age): [string, Look] => [age, { swatch: ageFills[age] }]))

/** The bar of the documents; its chips are states, or ages in the view of receivables, each with its sum. */
export function DocumentFilterBar({ kind, filter, list, onFilter }: DocumentFilterBarProps) {
  const {
    filter: { parts },
    ages,
  } = useTexts(texts)
  const { labels } = useTexts(statusTexts)
  return (
    <ListFilter
      of={documentFilter}
      words={list.words}
      filter={filter}
      list={list}
      chips={
        filter.view === '' ? (
          <SumChips
            label={parts.statuses.label}
            known={known[kind]}
            chosen={filter.statuses}
            list={list}
            onChange={(statuses) => onFilter({ ...filter, statuses })}
            words={labels}
            looks={looks}
          />
        ) : (
          <SumChips
            label={parts.ages.label}
            known={receivableAges}
            chosen={filter.ages}
            list={list}
            onChange={(chosen) => onFilter({ ...filter, ages: chosen })}
            words={ages}
            looks={ageLooks}
            tiled
          />
        )
      }
      onFilter={onFilter}
      reset={resetDocumentFilter(filter)}
    />
  )
}
