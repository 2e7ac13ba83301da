import type { calls } from '@waldkerf/domain/calls/contract'
import { findBeetle, isOwn, nameFor } from './beetles.ts'
import { isAtLeast } from '../caller.ts'
import type { Handler } from '../gateway/handler.ts'

/** Newest first. Texts of before and names are not for everyone. */
export const readHistory: Handler<typeof calls.beetleRecords.getBeetleHistory> = {
  from: 'ogf_new',
  answer({ state, caller, payload }) {
    const beetle = findBeetle(state, caller, payload.id)
    const reads = isAtLeast(caller, 'ogf_expert') || isOwn(caller, beetle)
    return (state.history.get(beetle.id) ?? []).map(({ zeit, wer, aenderungen }) => ({
      zeit,
      wer: nameFor(caller, wer),
      aenderungen: { ...aenderungen, ...(aenderungen.message && !reads && { message: [] as const }) },
    }))
  },
}
