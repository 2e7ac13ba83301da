import type { ClientFilter } from '@waldkerf/domain/clients/clientFilter'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useFilterNote } from '@waldkerf/ui/parts/ListScreen/ListScreen'
import { texts } from '../ClientsScreen.texts.ts'

/** The filter of the clients in words, for files. */
export function useClientNote({ search, bundesland }: ClientFilter): string {
  const t = useTexts(texts).filter
  return useFilterNote()(search, [[t.state, bundesland]])
}
