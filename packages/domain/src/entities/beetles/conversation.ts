import * as v from 'valibot'
import { id, instant, knownName } from '../wire.ts'

/** The most that one entry holds, in characters. */
export const longestEntry = 4_000

/** One entry of the conversation about a record. */
export const conversationEntry = v.object({
  id,
  /** Who wrote it: e-mail, empty where nobody knows it any more; null where the caller may not know it. */
  wer: knownName,
  /** Whether the reporter wrote it; otherwise a reviewer did. */
  von_melder: v.boolean(),
  zeit: instant,
  text: v.string(),
})
export type ConversationEntry = v.InferOutput<typeof conversationEntry>
