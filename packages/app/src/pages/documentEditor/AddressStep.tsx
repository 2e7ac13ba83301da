import { useClientChanges } from '@waldkerf/app/data/clients/clientChanges'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'
import { clientValues } from '@waldkerf/domain/clients/clientValues'
import type { ClientRow } from '@waldkerf/domain/entities/clients'
import type { EditorState } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { AddressDialog } from '@waldkerf/ui/screens/documentEditor/side/AddressDialog'

interface AddressStepProps {
  state: Pick<EditorState, 'history' | 'lists' | 'details'>
  onClose: () => void
}

/** Corrects the address of the document's client without leaving the document. */
export function AddressStep({ state: { history, lists, details }, onClose }: AddressStepProps) {
  const id = history.document.header['client_id']
  const client = lists.clients.find(({ client_id }) => String(client_id) === id)
  return client ? <ClientAddress client={client} country={details.land} onClose={onClose} /> : null
}

interface ClientAddressProps {
  client: ClientRow
  country: string
  onClose: () => void
}

function ClientAddress({ client, country, onClose }: ClientAddressProps) {
  const { save } = useClientChanges(client.client_id)
  return (
    <AddressDialog
      name={client.name}
      stored={client}
      country={country}
      onSave={(address) => withMessage(() => save(client, { ...clientValues(client), ...address }))}
      onClose={onClose}
    />
  )
}
