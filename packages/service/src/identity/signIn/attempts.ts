/** Failed sign-ins in the last while, counted per account and per address of the caller. */
export interface Attempts {
  /** Counts an attempt before it is checked; false when it must not be made. */
  begin(account: string, address: string): boolean
  /** A right password takes its attempt back. */
  succeed(account: string, address: string): void
}

const windowMs = 60_000
/** Higher for an address: a whole office may share one. */
const limits = { account: 8, address: 60 } as const

const keysOf = (account: string, address: string) =>
  [
    [`account ${account}`, limits.account],
    [`address ${address}`, limits.address],
  ] as const

/** @param now milliseconds, for tests */
export function countAttempts(now: () => number = Date.now): Attempts {
  const times = new Map<string, number[]>()

  const recent = (key: string) => (times.get(key) ?? []).filter((time) => time > now() - windowMs)

  const forget = () => {
    for (const key of times.keys()) if (recent(key).length === 0) times.delete(key)
  }

  return {
    begin(account, address) {
      forget()
      const keys = keysOf(account, address)
      if (keys.some(([key, limit]) => recent(key).length >= limit)) return false
      for (const [key] of keys) times.set(key, [...recent(key), now()])
      return true
    },
    succeed(account, address) {
      for (const [key] of keysOf(account, address)) times.set(key, recent(key).slice(0, -1))
    },
  }
}
