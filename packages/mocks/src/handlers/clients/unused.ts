import type { MockState } from '../state.ts'

/** Clients that nobody has changed, or done anything with. */
export function unusedClients(state: MockState): ReadonlySet<number> {
  const { clientLinks, maps, surveyObjects, offers, invoices, recipients, notes, forecast } = state
  const uses: readonly { client_id: number | null }[] = [
    ...clientLinks,
    ...maps,
    ...surveyObjects,
    ...offers,
    ...invoices,
    ...recipients,
    ...notes,
    ...forecast,
  ]
  const used = new Set(uses.map(({ client_id }) => client_id))
  return new Set(
    state.clients.flatMap(({ client_id, version }) => (version === 1 && !used.has(client_id) ? [client_id] : [])),
  )
}
