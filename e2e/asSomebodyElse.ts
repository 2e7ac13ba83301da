import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { signIn } from '@waldkerf/service/testing/signIn'

/** Calls the data service as another person, who has no window open. */
export async function asSomebodyElse(origin: string, email: string) {
  const { access_token: token } = await signIn(origin, email)
  const call = async (name: string, payload: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await fetch(`${origin}/rest/rpc/${name}`, { method: 'POST', headers, body: JSON.stringify(payload) })
    if (!answer.ok) throw new Error(`${name} answers ${answer.status}`)
    return answer.json()
  }
  return {
    call,
    /** All records, by their numbers. */
    async records(): Promise<Map<number, Beetle>> {
      const rows = (await call('a_get_kaefer_overview', { bundesland: '', kaeferart: '' })) as Beetle[]
      return new Map(rows.map((row) => [row.id, row]))
    },
  }
}
