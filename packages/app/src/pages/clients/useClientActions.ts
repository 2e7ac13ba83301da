import type { ClientRow } from '@waldkerf/domain/entities/clients'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ClientActions, ClientState } from '@waldkerf/ui/screens/clients/details/ClientScreen'
import { useClientChanges } from '../../data/clients/clientChanges.ts'

type Known = Pick<ClientState, 'cadastre' | 'people' | 'choices'>

/** Actions that change a client at once, over the loaded row, cadastre, people and choices. */
export function useClientActions(
  row: ClientRow,
  { cadastre, people, choices }: Known,
): Pick<ClientActions, 'setCadastre' | 'connect' | 'disconnect' | 'setUserCadastre'> {
  const changes = useClientChanges(row.client_id)
  return {
    async setCadastre(enabled) {
      const known = shown(cadastre)
      if (known) await changes.setCadastre(known, enabled)
    },
    async connect(userId) {
      const user = choices.find(({ user_id }) => user_id === userId)
      if (user) await changes.connect(user)
    },
    async disconnect(userId) {
      const user = shown(people)?.linked.find(({ user_id }) => user_id === userId)
      if (user) await changes.disconnect(user)
    },
    async setUserCadastre(userId, enabled) {
      await changes.setUserCadastre(userId, enabled)
    },
  }
}
