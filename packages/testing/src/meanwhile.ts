import { tokenFor } from '@waldkerf/mocks/handlers/caller'

/**
 * Calls a procedure as somebody else, past the flow's own window.
 * @param procedure as it is called: `a_…`
 * @throws when the service refuses it: then the flow is wrong
 */
export async function meanwhile(email: string, procedure: string, body: object) {
  const response = await fetch(`/rest/rpc/${procedure}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenFor(email)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${procedure}: ${response.status}`)
}
