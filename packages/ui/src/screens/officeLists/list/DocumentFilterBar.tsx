import {
  type DocumentFilter,
  emptyDocumentFilter,
  isEmptyDocumentFilter,
} from '@waldkerf/domain/officeLists/documentFilter'
import type { DocumentKind } from '@waldkerf/domain/officeLists/documentRows'
import { useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TypedField } from '@waldkerf/ui/parts/TypedField/TypedField'
import { Bar, Place } from '../../users/list/UserFilterBar.styles.ts'
import type { ClientChoice } from '../../users/usersTypes.ts'
import { texts } from '../DocumentsScreen.texts.ts'
import { StatusChips } from './StatusChips.tsx'

export interface DocumentFilterBarProps {
  kind: DocumentKind
  filter: DocumentFilter
  clients: readonly ClientChoice[]
  /** Acronyms that occur. */
  people: readonly string[]
  /** Per status: how many it would show. */
  counts: ReadonlyMap<string, number>
  onFilter: (filter: DocumentFilter) => void
}

/** What the list is narrowed to. */
export function DocumentFilterBar({ kind, filter, clients, people, counts, onFilter }: DocumentFilterBarProps) {
  const t = useTexts(texts).filter
  const change = (part: Partial<DocumentFilter>) => onFilter({ ...filter, ...part })
  const clientOptions = useMemo(
    () => [
      { value: '', label: t.allClients },
      ...clients.map(({ client_id, name }) => ({ value: String(client_id), label: name })),
    ],
    [clients, t],
  )
  return (
    <Bar aria-label={t.label}>
      <StatusChips kind={kind} chosen={filter.statuses} counts={counts} onChange={(statuses) => change({ statuses })} />
      <Place data-wide>
        <TypedField
          type="search"
          label={t.search}
          placeholder={t.searchHint}
          value={filter.search}
          onChange={(value) => change({ search: value })}
        />
      </Place>
      <Place>
        <Combobox
          label={t.client}
          options={clientOptions}
          value={filter.client === undefined ? '' : String(filter.client)}
          onChange={(value) => change({ client: value ? Number(value) : undefined })}
        />
      </Place>
      <Place>
        <Select
          aria-label={t.bearbeiter}
          value={filter.bearbeiter}
          onChange={(event) => change({ bearbeiter: event.target.value })}
        >
          <option value="">{t.everybody}</option>
          {people.map((acronym) => (
            <option key={acronym}>{acronym}</option>
          ))}
        </Select>
      </Place>
      {(['from', 'to'] as const).map((end) => (
        <Place key={end} data-day>
          <TypedField type="date" label={t[end]} value={filter[end]} onChange={(value) => change({ [end]: value })} />
        </Place>
      ))}
      {!isEmptyDocumentFilter(filter) && (
        <Button variant="quiet" icon="undo" onClick={() => onFilter(emptyDocumentFilter)}>
          {t.reset}
        </Button>
      )}
    </Bar>
  )
}
