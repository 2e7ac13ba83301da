import { channel } from 'node:diagnostics_channel'
import { refusal } from '@waldkerf/domain/refusals/refusals'
import { Refusal } from './refusal.ts'

export interface ShareLimits {
  /** For metrics; waits without one are not told of. */
  name?: string
  /** The most that one owner may hold at a time. */
  each: number
  /** The most that all may hold together. */
  total: number
  /** Requests of one owner that may wait; more are refused at once. */
  waiting: number
  /** Milliseconds that one waits before it is refused. */
  patience: number
  /** For owners that ask for more than a person's page does; absent: nothing changes for them. */
  pressing?: PressingLimits
}

/** Apply to an owner of whom something has been waiting for long, or that has asked very often, until neither holds. */
export interface PressingLimits {
  /** Milliseconds of waiting without a break. */
  after: number
  /** Shares taken within about a second. */
  often: number
  /** The most that it may hold at a time then. */
  each: number
  /** A share given back is had again only after twice as long as it was held, and these milliseconds at least. */
  rest: number
}

interface Waiting {
  amount: number
  begin(): void
}

interface Owner {
  held: number
  queue: Waiting[]
  /** Since when something of it has been waiting without a break; undefined while nothing waits. */
  waitsSince: number | undefined
  /** Shares taken, of which those of a second ago count a third: a number to be read at `lastTaken` only. */
  taken: number
  lastTaken: number
}

/** Something scarce, of which each owner gets at most a share, however much it asks for. */
export interface Shares {
  /**
   * Waits for a share. Those of one owner come in order; among owners, the one that holds least comes first.
   * @returns gives it back; further calls do nothing
   * @throws Refusal 429 when too many wait already, or it took too long
   */
  take(owner: string, amount?: number): Promise<() => void>
}

/** A wait that has ended. */
export interface ShareWait {
  share: string
  seconds: number
  outcome: 'granted' | 'refused'
}

/** Tells of each `ShareWait`, for whoever measures: most processes do not. */
export const shareWaits = channel('waldkerf.shareWaits')

const busy = () => new Refusal(refusal('busy'), 1)

/** The longest rest between two of a pressing owner, in ms: one slow call must not stop it for long. */
const longestRest = 1_000
/** Milliseconds in which the count of shares taken falls to a third (1/e). */
const fading = 1_000

const takenLately = ({ taken, lastTaken }: Owner, now: number) => taken * Math.exp((lastTaken - now) / fading)

export function shares({ name: metric, each, total, waiting, patience, pressing }: ShareLimits): Shares {
  const owners = new Map<string, Owner>()
  let held = 0

  function isPressing(owner: Owner): boolean {
    if (pressing === undefined) return false
    const now = performance.now()
    const { waitsSince = now } = owner
    return now - waitsSince >= pressing.after || takenLately(owner, now) > pressing.often
  }

  const share = (owner: Owner) => (pressing !== undefined && isPressing(owner) ? pressing.each : each)
  const fits = (owner: Owner, amount: number) => owner.held + amount <= share(owner) && held + amount <= total

  function grant(name: string, owner: Owner, amount: number): () => void {
    const since = performance.now()
    owner.held += amount
    held += amount
    owner.taken = takenLately(owner, since) + 1
    owner.lastTaken = since
    let given = true
    const giveBack = () => {
      owner.held -= amount
      held -= amount
      forget(name, owner)
      goOn()
    }
    return () => {
      if (!given) return
      given = false
      if (pressing === undefined || !isPressing(owner)) return giveBack()
      setTimeout(giveBack, Math.min(longestRest, Math.max(pressing.rest, 2 * (performance.now() - since))))
    }
  }

  function tell(outcome: ShareWait['outcome'], since: number): void {
    if (metric === undefined || !shareWaits.hasSubscribers) return
    shareWaits.publish({ share: metric, seconds: (performance.now() - since) / 1_000, outcome } satisfies ShareWait)
  }

  const isIdle = ({ held: own, queue }: Owner) => own === 0 && queue.length === 0

  function forget(name: string, owner: Owner) {
    if (isIdle(owner) && pressing === undefined) owners.delete(name)
  }

  /** A new owner; those that have asked for nothing for long make room for it. */
  function begin(name: string): Owner {
    const now = performance.now()
    for (const [other, owner] of owners) if (isIdle(owner) && takenLately(owner, now) < 1) owners.delete(other)
    const owner = { held: 0, queue: [], waitsSince: undefined, taken: 0, lastTaken: now }
    owners.set(name, owner)
    return owner
  }

  function goOn(): void {
    for (;;) {
      const next = [...owners.values()]
        .filter((owner) => owner.queue[0] !== undefined && fits(owner, owner.queue[0].amount))
        .reduce<Owner | undefined>((least, owner) => (least && least.held <= owner.held ? least : owner), undefined)
      const first = next?.queue.shift()
      if (next === undefined || first === undefined) return
      first.begin()
      if (next.queue.length === 0) next.waitsSince = undefined
    }
  }

  return {
    take(name, amount = 1) {
      const owner = owners.get(name) ?? begin(name)
      if (owner.queue.length === 0 && fits(owner, amount)) return Promise.resolve(grant(name, owner, amount))
      const since = performance.now()
      if (owner.queue.length >= waiting) {
        tell('refused', since)
        return Promise.reject(busy())
      }
      return new Promise((resolve, reject) => {
        const entry = {
          amount,
          begin() {
            clearTimeout(timer)
            tell('granted', since)
            resolve(grant(name, owner, amount))
          },
        }
        const timer = setTimeout(() => {
          owner.queue.splice(owner.queue.indexOf(entry), 1)
          if (owner.queue.length === 0) owner.waitsSince = undefined
          forget(name, owner)
          tell('refused', since)
          reject(busy())
          // A large one at the head may have held up smaller ones behind it.
          goOn()
        }, patience)
        owner.waitsSince ??= since
        owner.queue.push(entry)
      })
    },
  }
}
