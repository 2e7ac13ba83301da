import type { calls } from '@waldkerf/domain/calls/contract'
import { type ConversationEntry, longestEntry } from '@waldkerf/domain/entities/beetles/conversation'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { may } from '@waldkerf/domain/roles/rights'
import type { StoredEntry } from '@waldkerf/mocks/seed/conversations'
import { isOwn } from './beetles.ts'
import type { Caller } from '../caller.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { limitText, refuse, toId } from '../gateway/problem.ts'
import { appendEntry } from './log.ts'

/** An entry as the caller gets it: its author is named only to reviewers and to the author. */
function entryFor(caller: Caller, { id, wer, von_melder, zeit, text }: StoredEntry): ConversationEntry {
  const isKnown = wer === '' || wer === caller.email || may(caller.role, 'seeAllRecords')
  return { id, wer: isKnown ? wer : null, von_melder, zeit, text }
}

const notFound = () => refuse('not_found.report')

/** The entries of experts and the reporter of a record. */
export const conversationHandlers = {
  getConversation({ state, caller, payload: { kid } }) {
    const wanted = toId(kid)
    const beetle = state.beetles.find((row) => row.id === wanted)
    if (!beetle || !(may(caller.role, 'seeAllRecords') || isOwn(caller, beetle))) throw notFound()
    return state.conversation.filter((row) => row.kaefer_id === wanted).map((row) => entryFor(caller, row))
  },
  addAnswer({ state, caller, payload: { kid, msg } }) {
    const wanted = toId(kid)
    if (isBlank(msg)) throw refuse('answer_missing')
    limitText(msg, longestEntry)
    const beetle = state.beetles.find((row) => row.id === wanted && isOwn(caller, row))
    if (!beetle) throw notFound()
    if (beetle.status !== 'query') throw refuse('no_question')
    beetle.beantwortet = true
    return entryFor(caller, appendEntry(state, caller, beetle, { text: msg, von_melder: true }))
  },
} satisfies Partial<AreaHandlers<typeof calls.beetleRecords>>
