import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import { useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { ComboboxOption } from '@waldkerf/ui/parts/Combobox/Combobox'
import type { PartWords } from '@waldkerf/ui/parts/FilterBar/ListFilter'
import { texts } from './choice.texts.ts'

/** Clients to choose from by name. @param none the words of choosing no one; absent: one is needed */
export const useClientOptions = (clients: readonly ClientChoice[], none?: string): readonly ComboboxOption[] =>
  useMemo(() => {
    const options = clients.map(({ client_id, name }) => ({ value: String(client_id), label: name }))
    return none === undefined ? options : [{ value: '', label: none }, ...options]
  }, [clients, none])

/** In a list's bar: rows of one client, or of all. */
export function useClientPart(clients: readonly ClientChoice[]): PartWords {
  const { label, all } = useTexts(texts)
  return { label, all, records: useClientOptions(clients) }
}
