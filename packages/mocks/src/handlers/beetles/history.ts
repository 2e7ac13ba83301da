import type { calls } from '@waldkerf/domain/calls/contract'
import { may } from '@waldkerf/domain/roles/rights'
import { findBeetle, isOwn, nameFor } from './beetles.ts'
import type { Handler } from '../gateway/handler.ts'

/** Newest first. Not everyone gets former texts and names. */
export const readHistory: Handler<typeof calls.beetleRecords.getBeetleHistory> = {
  answer({ state, caller, payload }) {
    const beetle = findBeetle(state, caller, payload.id)
    const reads = may(caller.role, 'seeAllRecords') || isOwn(caller, beetle)
    return (state.history.get(beetle.id) ?? []).map(({ zeit, wer, aenderungen }) => ({
      zeit,
      wer: nameFor(caller, wer),
      aenderungen: { ...aenderungen, ...(aenderungen.message && !reads && { message: [] as const }) },
    }))
  },
}
