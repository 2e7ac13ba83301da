import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import { useMemo } from 'react'
import type { ComboboxOption } from '@waldkerf/ui/parts/Combobox/Combobox'

/** Clients to choose from by name. @param none the words of choosing no one; absent: one is needed */
export const useClientOptions = (clients: readonly ClientChoice[], none?: string): readonly ComboboxOption[] =>
  useMemo(() => {
    const options = clients.map(({ client_id, name }) => ({ value: String(client_id), label: name }))
    return none === undefined ? options : [{ value: '', label: none }, ...options]
  }, [clients, none])
