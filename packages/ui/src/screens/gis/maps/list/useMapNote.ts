import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import type { MapFilter } from '@waldkerf/domain/maps/mapFilter'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { type FilterNote, useFilterNote } from '@waldkerf/ui/parts/ListScreen/ListScreen'
import { useClientName } from '@waldkerf/ui/screens/clients/choice/ClientFilter'
import { texts } from '../MapsScreen.texts.ts'
import { useStatusWord } from './useStatusWord.ts'

/** The filter of the maps in words. */
export function useMapNote(filter: MapFilter, clients: readonly ClientChoice[]): FilterNote {
  const { filter: t } = useTexts(texts)
  const statusWord = useStatusWord()
  const client = useClientName(clients)
  const note = useFilterNote()
  const { search, status, typ, georef, from, to } = filter
  return note(search, [
    [t.status, status.map(statusWord).join(', ')],
    client(filter.client),
    [t.typ, typ],
    [t.georef, georef && t.georefs[georef]],
    [t.from, from?.toString()],
    [t.to, to?.toString()],
  ])
}
