import type { calls } from '@waldkerf/domain/calls/contract'
import type { Recipient } from '@waldkerf/domain/entities/recipients'
import type { StoredRecipient } from '../../seed/clients/contacts.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse, toId } from '../gateway/problem.ts'
import { changeRow } from '../gateway/rows.ts'
import { type MockState, nextId } from '../state.ts'
import { clearBlank, toAddress, toFlag, toText } from '../values/arguments.ts'
import { clientDispatches } from './clientDispatches.ts'
import { findClient } from './visible.ts'

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** With when something was last sent there. */
function toRecipient(state: MockState, { id, client_id, name, email, fuer_rechnungen, version }: StoredRecipient) {
  const sent = clientDispatches(state, client_id).filter(({ an }) => isSame(an, email))
  const zuletzt =
    sent
      .map(({ gesendet_am }) => gesendet_am)
      .toSorted()
      .at(-1) ?? null
  return { id, client_id, name, email, fuer_rechnungen, version, zuletzt } satisfies Recipient
}

/** An address stands once with a client, and one of them gets the invoices. @throws Problem 409 */
function guardRecipient({ recipients }: MockState, wanted: Omit<StoredRecipient, 'version'>): void {
  const others = recipients.filter(({ client_id, id }) => client_id === wanted.client_id && id !== wanted.id)
  if (others.some(({ email }) => isSame(email, wanted.email))) throw refuse('known_recipient')
  if (wanted.fuer_rechnungen) for (const other of others) other.fuer_rechnungen = false
}

const toColumns = (sent: { name: string; email: string; fuer_rechnungen: unknown }) => ({
  name: clearBlank(toText(sent.name, 200)),
  email: toAddress(sent.email),
  fuer_rechnungen: toFlag(sent.fuer_rechnungen ?? ''),
})

/** Whom something was sent to is known from then on. */
export function rememberRecipient(state: MockState, client_id: number | null, email: string): void {
  const known = state.recipients.some((row) => row.client_id === client_id && isSame(row.email, email))
  if (client_id === null || known) return
  state.recipients.push({
    id: nextId(state, 'recipients'),
    client_id,
    name: '',
    email,
    fuer_rechnungen: false,
    version: 1,
  })
}

/** Whom the documents of a client go to. */
export const recipientHandlers: AreaHandlers<typeof calls.recipients> = {
  getRecipients: {
    answer({ state, caller, payload }) {
      const { client_id: wanted } = findClient(state, caller, payload.client_id)
      const rows = state.recipients.filter(({ client_id }) => client_id === wanted)
      return rows
        .map((row) => toRecipient(state, row))
        .toSorted(
          (a, b) =>
            Number(b.fuer_rechnungen) - Number(a.fuer_rechnungen) ||
            Date.parse(b.zuletzt ?? '1900-01-01') - Date.parse(a.zuletzt ?? '1900-01-01') ||
            a.id - b.id,
        )
    },
  },
  addRecipient: {
    answer({ state, caller, payload }) {
      const { client_id } = findClient(state, caller, payload.client_id)
      const columns = toColumns(payload)
      const row = { id: nextId(state, 'recipients'), client_id, ...columns, version: 1 }
      guardRecipient(state, row)
      state.recipients.push(row)
      return toRecipient(state, row)
    },
  },
  updateRecipient: {
    answer({ state, request, payload }) {
      const wanted = toId(payload.id)
      const row = state.recipients.find(({ id }) => id === wanted)
      if (!row) throw refuse('not_found.recipient')
      return toRecipient(
        state,
        changeRow(row, toColumns(payload), request, (next) => guardRecipient(state, next)),
      )
    },
  },
  deleteRecipient: {
    answer({ state, payload }) {
      const wanted = toId(payload.id)
      const before = state.recipients.length
      state.recipients = state.recipients.filter(({ id }) => id !== wanted)
      return state.recipients.length < before
    },
  },
}
