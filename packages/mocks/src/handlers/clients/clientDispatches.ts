import type { ClientEvent } from '@waldkerf/domain/entities/clientEvents'
import type { Dispatch } from '@waldkerf/domain/entities/documents/dispatches'
import type { MockState } from '../state.ts'

/** The offer or the invoice that a mail is about. */
export function dispatchTarget(
  { reminders }: MockState,
  { art, dokument_id: id }: Pick<Dispatch, 'art' | 'dokument_id'>,
): Pick<ClientEvent, 'ziel' | 'ziel_id'> {
  if (art === 'angebot') return { ziel: 'angebot', ziel_id: id }
  const reminder = reminders.find((row) => art === 'mahnung' && row.id === id)
  return { ziel: 'rechnung', ziel_id: reminder?.rechnung_id ?? id }
}

/** The client that a mail is about; null of none. */
export function dispatchClient(state: MockState, dispatch: Pick<Dispatch, 'art' | 'dokument_id'>): number | null {
  const { ziel, ziel_id } = dispatchTarget(state, dispatch)
  const documents = ziel === 'angebot' ? state.offers : state.invoices
  return documents.find(({ id }) => id === ziel_id)?.client_id ?? null
}

/** All that was sent to a client by mail. */
export const clientDispatches = (state: MockState, client: number): Dispatch[] =>
  state.dispatches.filter((dispatch) => dispatchClient(state, dispatch) === client)
