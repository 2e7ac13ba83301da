import type { templateCalls } from '@waldkerf/domain/calls/contract'
import { Refusal } from '../refusal.ts'
import type { TemplateState } from '../state.ts'
import type { AreaHandlers } from './exchange.ts'

const least = 300
const greatest = 5_000

/** A key that no role has (spec section 9). */
function freeKey({ roles, random }: TemplateState): number {
  const taken = new Set(roles.map(({ key }) => Number(key)))
  const first = random.integer(least, greatest)
  const range = greatest - least + 1
  const keys = Array.from({ length: range }, (_, step) => least + ((first - least + step) % range))
  const free = keys.find((key) => !taken.has(key))
  if (free === undefined) throw new Refusal(50_000, 'No key is left for another role.')
  return free
}

/** Compares as text, because the path parameter is text and a role's key may be a number. */
const hasKey =
  (key: string | number) =>
  (role: TemplateState['roles'][number]): boolean =>
    String(role.key) === String(key)

export const roleHandlers: AreaHandlers<typeof templateCalls.roles> = {
  getRoutes: ({ state }) => state.routes,
  getRoles: ({ state }) => state.roles,
  addRole({ payload, state }) {
    const key = freeKey(state)
    state.roles = [...state.roles, { ...payload, key }]
    return { key }
  },
  updateRole({ payload, state }) {
    const isMeant = hasKey(payload.key)
    // The address names the role, whose key never changes. Changing a deleted role succeeds, too.
    state.roles = state.roles.map((role) => (isMeant(role) ? { ...payload, key: role.key } : role))
    return { status: 'success' }
  },
  deleteRole({ payload, state }) {
    const isMeant = hasKey(payload.key)
    state.roles = state.roles.filter((role) => !isMeant(role))
    return { status: 'success' }
  },
}
