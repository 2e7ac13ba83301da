import type { DocumentFilter } from '@waldkerf/domain/documents/documentFilter'
import type { DocumentListKind } from '@waldkerf/domain/documents/documentRows'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useClientPart } from '@waldkerf/ui/screens/clients/choice/clientChoice'
import type { DocumentsState } from '../documentsTypes.ts'
import { texts } from '../DocumentsScreen.texts.ts'
import { texts as statusTexts } from '../status/status.texts.ts'

/** The filter of the documents in words: states, or ages in the view of receivables. */
export function useDocumentFilterWords(
  kind: DocumentListKind,
  view: DocumentFilter['view'],
  clients: DocumentsState['clients'],
) {
  const { filter, ages } = useTexts(texts)
  const { labels } = useTexts(statusTexts)
  const client = useClientPart(clients)
  const { parts } = filter
  return {
    ...filter,
    parts: {
      ...parts,
      client,
      statuses: view === '' ? { ...parts.statuses, words: labels } : undefined,
      validity: kind === 'offers' ? { ...parts.validity, known: ['ending'] } : undefined,
      ages: view === '' ? undefined : { ...parts.ages, words: ages },
    },
  }
}
