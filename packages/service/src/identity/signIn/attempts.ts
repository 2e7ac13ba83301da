/** The outcome of an attempt to sign in: the account, or why there is none. */
export type Attempt<T> = { account: T } | 'wrong' | 'tooMany'

/** Failed sign-ins in the last while, counted per account and per address of the caller. */
export interface Attempts {
  /**
   * Checks a password, unless too many wrong ones came before it. An attempt that could exceed the limit waits for
   * those that are being checked: right ones cost nothing, however many come at once.
   * @param look checks the password; undefined when it is wrong
   */
  attempt<T>(account: string, address: string, look: () => Promise<T | undefined>): Promise<Attempt<T>>
}

const windowMs = 60_000
/** Higher for an address: a whole office may share one. That of an account is also the realm's in production. */
export const attemptLimits = { account: 8, address: 60 } as const
/** Attempts that may wait for others, all together. */
const mostWaiting = 500

interface Counted {
  limit: number
  /** Times of wrong passwords, ms. */
  wrong: number[]
  /** Attempts being checked. */
  open: number
}

/** @param now milliseconds, for tests */
export function countAttempts(now: () => number = Date.now): Attempts {
  const counts = new Map<string, Counted>()
  const waiting: (() => void)[] = []

  function counted(name: string, limit: number): Counted {
    const known = counts.get(name) ?? { limit, wrong: [], open: 0 }
    counts.set(name, known)
    known.wrong = known.wrong.filter((time) => time > now() - windowMs)
    return known
  }

  function forget() {
    for (const [name, { limit }] of counts) {
      const { wrong, open } = counted(name, limit)
      if (wrong.length === 0 && open === 0) counts.delete(name)
    }
  }

  /** Counts account and address as being checked, as soon as neither of them could exceed its limit. */
  async function admit(account: string, address: string): Promise<readonly Counted[] | undefined> {
    for (;;) {
      const both = [
        counted(`account ${account}`, attemptLimits.account),
        counted(`address ${address}`, attemptLimits.address),
      ]
      if (both.some(({ wrong, limit }) => wrong.length >= limit)) return undefined
      if (both.every(({ wrong, open, limit }) => wrong.length + open < limit)) {
        for (const one of both) one.open += 1
        return both
      }
      if (waiting.length >= mostWaiting) return undefined
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
  }

  return {
    async attempt(account, address, look) {
      forget()
      const both = await admit(account, address)
      if (both === undefined) return 'tooMany'
      let found: Awaited<ReturnType<typeof look>>
      try {
        found = await look()
        if (found === undefined) for (const { wrong } of both) wrong.push(now())
      } finally {
        for (const one of both) one.open -= 1
        for (const goOn of waiting.splice(0)) goOn()
      }
      return found === undefined ? 'wrong' : { account: found }
    },
  }
}
