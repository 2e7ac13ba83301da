import type { ClientRow } from '@waldkerf/domain/entities/clients'
import type { ClientInvoicing } from '@waldkerf/domain/entities/office/invoiceData'
import { buyerDetails, noBuyerDetails } from '@waldkerf/domain/office/workplace/editorDocumentModel'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { InvoicingValues } from '@waldkerf/ui/screens/clients/details/ClientScreen'
import { texts as clientTexts } from '@waldkerf/ui/screens/clients/details/client.texts'
import { useClientInvoicing } from '@waldkerf/app/data/clients/client'
import { useClientChanges } from '@waldkerf/app/data/clients/clientChanges'
import { useRowForm } from '@waldkerf/app/data/saving/useRowForm'
import { texts } from '../clients.texts.ts'

/** The typed details that e-invoices to the client need. */
export function useInvoicingForm(client: ClientRow) {
  const t = useTexts(texts)
  const { invoicing: names } = useTexts(clientTexts)
  const { client_id: clientId, name } = client
  const stored = useClientInvoicing(clientId)
  const { saveInvoicing } = useClientChanges(clientId)
  const nothing: ClientInvoicing = { client_id: clientId, ...noBuyerDetails, version: client.version }
  const { form, actions, draftBar } = useRowForm<ClientInvoicing, InvoicingValues>({
    row: shown(stored) ?? nothing,
    toValues: buyerDetails,
    save: saveInvoicing,
    draft: { entity: `clients/${clientId}/invoicing`, names },
    unsaved: t.invoicing(name),
  })
  return { state: mapLoadable(stored, () => form), actions, draftBar }
}
