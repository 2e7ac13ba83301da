import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ClientActions, ClientState, RecipientValues } from '@waldkerf/ui/screens/clients/details/ClientScreen'
import { useRecipientChanges, useRecipients } from '../../data/clients/recipients.ts'
import { useRemovals } from '../lists/removals/useRemovals.ts'

const toColumns = ({ name, email, fuer_rechnungen }: RecipientValues) => ({
  name: name.trim(),
  email: email.trim(),
  fuer_rechnungen: fuer_rechnungen !== '',
})

/** Whom the client's documents go to. A removed one disappears at once, and goes a little later. */
export function useClientRecipients(clientId: number): {
  recipients: ClientState['recipients']
  actions: ClientActions['recipients']
} {
  const changes = useRecipientChanges(clientId)
  const { gone, remove } = useRemovals<number>()
  return {
    recipients: mapLoadable(useRecipients(clientId), (rows) => rows.filter(({ id }) => !gone.has(id))),
    actions: {
      add: (values, key) => changes.add(toColumns(values), key),
      update: (recipient, values) => changes.update(recipient, toColumns(values)),
      remove: (recipient) => remove(recipient.id, recipient.name || recipient.email, () => changes.remove(recipient)),
    },
  }
}
