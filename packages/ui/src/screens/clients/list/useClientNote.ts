import type { ClientFilter } from '@waldkerf/domain/clients/clientFilter'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { type FilterNote, useFilterNote } from '@waldkerf/ui/parts/ListScreen/ListScreen'
import { texts } from '../ClientsScreen.texts.ts'

/** The filter of the clients in words. */
export function useClientNote({ search, bundesland }: ClientFilter): FilterNote {
  const t = useTexts(texts).filter
  return useFilterNote()(search, [[t.state, bundesland]])
}
