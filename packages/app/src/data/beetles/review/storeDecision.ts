import { getBeetle } from '@waldkerf/domain/calls/beetles/beetleRecords'
import { updateBeetle, updateBeetleMessage } from '@waldkerf/domain/calls/beetles/beetles'
import { sendsSameMessage } from '@waldkerf/domain/beetles/transitions'
import type { Beetle, BeetleStatus } from '@waldkerf/domain/entities/beetles/beetles'
import { confirmed } from '@waldkerf/domain/editing/confirmed'
import type { Client } from '@waldkerf/app/data/gateway/client'

interface DecisionOrder {
  row: Beetle
  decision: { status: BeetleStatus; message?: string }
  /** E-mail of the reviewer. */
  editor: string
  /**
   * Called with each stored version: after a later failure the record falls back to this version, not to an older one.
   */
  onStored: (stored: Beetle) => Promise<void>
}

/**
 * Stores a review decision: the message first, so that the mail about the status contains it, then the status over the
 * version that the message has made. Parts that are stored already are not sent again.
 * @throws ApiError
 */
export async function storeDecision(gateway: Client, order: DecisionOrder): Promise<void> {
  const { row, decision, editor, onStored } = order
  const { id } = row
  const { status, message } = decision
  const read = async () => {
    const now = await gateway.call(getBeetle, { id })
    await onStored(now)
    return now
  }
  let latest = row
  const isSame = message === row.message
  if (message !== undefined && (!isSame || sendsSameMessage(status))) {
    latest = await confirmed({
      send: () => gateway.call(updateBeetleMessage, { id, msg: message }, { version: row.version }),
      read,
      isStored: (now) => now.message === message && (!isSame || now.version > row.version),
    })
    await onStored(latest)
  }
  if (latest.status === status) return
  const { version, message: stored } = latest
  const publisher = status === 'published' ? editor : ''
  const columns = { id, status, published_from: publisher, letzter_bearbeiter: editor }
  const decided = await confirmed({
    send: () => gateway.call(updateBeetle, columns, { version }),
    read,
    isStored: (now) => now.status === status && now.message === stored,
  })
  await onStored(decided)
}
