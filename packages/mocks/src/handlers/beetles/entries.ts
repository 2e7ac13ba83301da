import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { StoredEntry } from '../../seed/conversations.ts'
import type { Caller } from '../caller.ts'
import { type MockState, nextId } from '../state.ts'

/** Adds a word, at the instant of the state. */
export function appendEntry(
  state: MockState,
  { email }: Caller,
  beetle: Beetle,
  { text, von_melder }: Pick<StoredEntry, 'text' | 'von_melder'>,
): StoredEntry {
  const id = nextId(state, 'conversation')
  const entry = { id, kaefer_id: beetle.id, wer: email, von_melder, zeit: state.now, text }
  state.conversation.push(entry)
  return entry
}
