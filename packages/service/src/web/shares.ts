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
  /** For owners that ask without a break; absent: nothing changes for them. */
  pressing?: PressingLimits
}

/** An owner of whom something has been waiting all the time asks for more than a person's page does. */
export interface PressingLimits {
  /** Milliseconds of waiting after which these limits apply, until nothing of the owner waits any more. */
  after: number
  /** The most that it may hold at a time then. */
  each: number
  /** A share given back is had again only after as long as it held it, and these milliseconds at least. */
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

export function shares({ name: metric, each, total, waiting, patience, pressing }: ShareLimits): Shares {
  const owners = new Map<string, Owner>()
  let held = 0

  const isPressing = ({ waitsSince }: Owner) =>
    pressing !== undefined && waitsSince !== undefined && performance.now() - waitsSince >= pressing.after

  const share = (owner: Owner) => (pressing !== undefined && isPressing(owner) ? pressing.each : each)
  const fits = (owner: Owner, amount: number) => owner.held + amount <= share(owner) && held + amount <= total

  function grant(name: string, owner: Owner, amount: number): () => void {
    owner.held += amount
    held += amount
    const since = performance.now()
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
      if (!pressing || !isPressing(owner)) return giveBack()
      setTimeout(giveBack, Math.min(longestRest, Math.max(pressing.rest, performance.now() - since)))
    }
  }

  function tell(outcome: ShareWait['outcome'], since: number): void {
    if (metric === undefined || !shareWaits.hasSubscribers) return
    shareWaits.publish({ share: metric, seconds: (performance.now() - since) / 1_000, outcome } satisfies ShareWait)
  }

  function forget(name: string, { held: own, queue }: Owner) {
    if (own === 0 && queue.length === 0) owners.delete(name)
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
      const owner = owners.get(name) ?? { held: 0, queue: [], waitsSince: undefined }
      owners.set(name, owner)
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
