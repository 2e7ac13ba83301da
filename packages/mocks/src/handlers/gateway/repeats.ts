import type { MockState } from '../state.ts'
import { refuse } from './problem.ts'

/**
 * Idempotency-Key, as `app.replay` and `app.remember` have it: a repeat gets the stored answer, another path or payload
 * is 422, and a call that fails keeps no key.
 */
export async function once(
  { keys }: MockState,
  email: string,
  request: Request,
  payload: unknown,
  make: () => unknown,
): Promise<{ answer: unknown; isRepeat: boolean }> {
  const key = request.headers.get('idempotency-key')
  if (key === null) return { answer: await make(), isRepeat: false }
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) throw refuse('bad_idempotency_key')
  const name = `${email} ${key}`
  const asked = { path: new URL(request.url).pathname, payload: JSON.stringify(payload) }
  const known = keys.get(name)
  if (!known) {
    const answer: unknown = structuredClone(await make())
    keys.set(name, { ...asked, answer })
    return { answer, isRepeat: false }
  }
  if (known.path !== asked.path || known.payload !== asked.payload) throw refuse('key_reused')
  return { answer: known.answer, isRepeat: true }
}
