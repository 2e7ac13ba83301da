import { type ClientValues, clientValues } from '@waldkerf/domain/clients/clientValues'
import type { ClientRow } from '@waldkerf/domain/entities/clients'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts as clientTexts } from '@waldkerf/ui/screens/clients/details/client.texts'
import { useClientChanges } from '@waldkerf/app/data/clients/clientChanges'
import { useRowForm } from '@waldkerf/app/data/saving/useRowForm'
import { texts } from '../clients.texts.ts'

/** The client's address, as it is typed. */
export function useAddressForm(row: ClientRow) {
  const t = useTexts(texts)
  const { fields: names } = useTexts(clientTexts)
  const { save } = useClientChanges(row.client_id)
  return useRowForm<ClientRow, ClientValues>({
    row,
    toValues: clientValues,
    save,
    draft: { entity: `clients/${row.client_id}`, names },
    unsaved: t.unsaved(row.name),
  })
}
