import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import type { DocumentFilter } from '@waldkerf/domain/documents/documentFilter'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { type FilterNote, useFilterNote } from '@waldkerf/ui/parts/ListScreen/ListScreen'
import { useClientName } from '../../clients/choice/useClientName.ts'
import { texts } from '../DocumentsScreen.texts.ts'
import { texts as statusTexts } from '../status/status.texts.ts'

/** The filter of the offers or invoices in words. */
export function useDocumentNote(filter: DocumentFilter, clients: readonly ClientChoice[]): FilterNote {
  const { filter: t, ages } = useTexts(texts)
  const { labels } = useTexts(statusTexts)
  const { day } = useFormat()
  const client = useClientName(clients)
  const note = useFilterNote()
  const { search, statuses, bearbeiter, from, to, view, ages: chosen = [] } = filter
  return note(search, [
    view === 'forderungen'
      ? [t.ages, chosen.map((age) => ages[age] ?? age).join(', ')]
      : [t.statuses, statuses.map((status) => labels[status] ?? status).join(', ')],
    client(filter.client),
    [t.bearbeiter, bearbeiter],
    [t.from, from && day(from)],
    [t.to, to && day(to)],
  ])
}
