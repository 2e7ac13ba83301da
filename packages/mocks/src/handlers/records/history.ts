import type { calls } from '@waldkerf/domain/calls/contract'
import { findBeetle, isOwn } from '../beetles.ts'
import { isAtLeast } from '../caller.ts'
import type { Handler } from '../door/handler.ts'

/** Newest first. Texts of before and names are not for everyone. */
export const readHistory: Handler<typeof calls.beetleRecords.getBeetleHistory> = {
  from: 'ogf_new',
  answer({ state, caller, payload }) {
    const beetle = findBeetle(state, caller, payload.id)
    const reviews = isAtLeast(caller, 'ogf_expert')
    const reads = reviews || isOwn(caller, beetle)
    return (state.history.get(beetle.id) ?? []).map(({ zeit, wer, aenderungen }) => ({
      zeit,
      wer: reviews || wer === beetle.published_from || wer === caller.email ? wer : '',
      aenderungen: { ...aenderungen, ...(aenderungen.message && !reads && { message: [] as const }) },
    }))
  },
}
