/** A role that is decided and not sent yet, and the message that takes it back. */
interface Decided {
  status: string
  notice: number
}

/** The roles that are decided and wait: one store, since the list and a person's page show the same ones. */
export function createPendingRoles() {
  let decided: ReadonlyMap<number, Decided> = new Map()
  let statuses: ReadonlyMap<number, string> = new Map()
  const listeners = new Set<() => void>()

  function set(next: ReadonlyMap<number, Decided>) {
    decided = next
    statuses = new Map([...next].map(([id, { status }]) => [id, status]))
    for (const listener of listeners) listener()
  }

  return {
    add: (userId: number, entry: Decided) => set(new Map(decided).set(userId, entry)),
    remove: (userId: number) => set(new Map([...decided].filter(([id]) => id !== userId))),
    noticeOf: (userId: number) => decided.get(userId)?.notice,
    /** The decided role by user_id. */
    snapshot: () => statuses,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const pendingRoles = createPendingRoles()
