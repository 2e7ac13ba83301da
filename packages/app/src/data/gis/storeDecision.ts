import type { Beetle, BeetleStatus } from '@waldkerf/domain/entities/beetles/beetles'
import type { reviewApi } from '../api/gis/review.ts'
import { confirmed } from '../confirmed.ts'

interface DecisionOrder {
  row: Beetle
  decision: { status: BeetleStatus; message?: string }
  /** E-mail of who decides. */
  editor: string
  /** Hears of each version that is stored, so that a later failure falls back to it and not behind it. */
  keep: (stored: Beetle) => void
}

type Calls = Pick<ReturnType<typeof reviewApi>, 'setMessage' | 'setStatus'> & { one: (id: number) => Promise<Beetle> }

/**
 * Stores a review decision: the message first, so that a mail on the status change has the text, then the status on the
 * version that the message has made. What is stored already is not sent again.
 * @throws ApiError
 */
export async function storeDecision(calls: Calls, { row, decision, editor, keep }: DecisionOrder): Promise<Beetle> {
  const { status, message } = decision
  const read = async () => {
    const now = await calls.one(row.id)
    keep(now)
    return now
  }
  let latest = row
  if (message !== undefined && message !== row.message) {
    latest = await confirmed({
      send: () => calls.setMessage(row, message),
      read,
      isStored: (now) => now.message === message,
    })
    keep(latest)
  }
  if (latest.status === status) return latest
  const noted = latest
  return confirmed({
    send: () => calls.setStatus(noted, status, editor),
    read,
    isStored: (now) => now.status === status && now.message === noted.message,
  })
}
