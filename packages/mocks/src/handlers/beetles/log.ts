import type { BeetleChange } from '@waldkerf/domain/entities/beetles/beetleHistory'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { Caller } from '../caller.ts'
import { type MockState, addRow } from '../state.ts'
import { countDecision, isDecided } from '@waldkerf/mocks/seed/decisions'
import type { StoredEntry } from '@waldkerf/mocks/seed/conversations'

/** Adds an entry to the conversation, at the instant of the state. */
export function appendEntry(
  state: MockState,
  { email }: Caller,
  beetle: Beetle,
  { text, von_melder }: Pick<StoredEntry, 'text' | 'von_melder'>,
): StoredEntry {
  return addRow(state, 'conversation', { kaefer_id: beetle.id, wer: email, von_melder, zeit: state.now, text })
}

const loggedColumns = ['status', 'art', 'message', 'bilder_anzahl'] as const

/** Changes a record and logs the changes, as the database does. */
export function logged<T>(
  { history, decisions, now, today }: MockState,
  { email }: Caller,
  row: Beetle,
  work: () => T,
): T {
  const before = { ...row }
  const result = work()
  if (isDecided(row.status) && !isDecided(before.status)) decisions.push(...countDecision(row, today))
  const changed = loggedColumns.filter((name) => before[name] !== row[name])
  if (changed.length > 0) {
    const aenderungen = Object.fromEntries(changed.map((name) => [name, [before[name], row[name]]]))
    const entry: BeetleChange = { zeit: now, wer: email, aenderungen }
    history.set(row.id, [entry, ...(history.get(row.id) ?? [])])
  }
  return result
}
