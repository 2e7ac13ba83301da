import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from './choice.texts.ts'

/** A chosen client with the field's label; one that is not known (any more) by its number. */
export function useClientName(clients: readonly ClientChoice[]) {
  const t = useTexts(texts)
  return (chosen: number | undefined) => {
    const name = clients.find(({ client_id }) => client_id === chosen)?.name
    return [t.client, chosen === undefined ? undefined : (name ?? String(chosen))] as const
  }
}
