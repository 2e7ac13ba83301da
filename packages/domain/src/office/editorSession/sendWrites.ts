import type { PositionValues } from '../editor/document.ts'
import { type SavedRow, sameValues, type Write } from '../editor/plan.ts'
import { numberFields, unclearFields } from '../editor/unclear.ts'
import { dataFields, detailFields, type DocumentKind, toSavedRow, positionValues } from '../workplace/header.ts'
import type { PendingInserts } from './pendingInserts.ts'
import type { SessionCalls } from './sessionTypes.ts'
import type { WorkingCopy } from './workingCopy.ts'

/** Sends one write of a row and keeps its answer. Later changes are compared with the values sent, not with the notation of the answer. */
export async function sendRow(write: Write, copy: WorkingCopy, calls: SessionCalls, inserts: PendingInserts) {
  if (write.kind === 'delete') {
    await calls.remove(write.id)
    return copy.keepRow(write, undefined)
  }
  const stored =
    write.kind === 'update' ? await sendUpdate(write, copy, calls) : await sendInsert(write, calls, inserts)
  copy.keepRow(write, stored)
  return sendUnclear(write, stored, copy, calls)
}

/** Unclear numbers are stored by calls of their own after the row itself. */
const withUnclear = (values: PositionValues, { unklar_anzahl, unklar_ep }: PositionValues): PositionValues => ({
  ...values,
  unklar_anzahl,
  unklar_ep,
})

async function sendUpdate(
  write: Extract<Write, { kind: 'update' }>,
  copy: WorkingCopy,
  calls: SessionCalls,
): Promise<SavedRow> {
  const { key, values, lfd_nr } = write
  const known = copy.state().saved.get(key)
  if (known?.lfd_nr === lfd_nr && sameValues(withUnclear(values, known.values), known.values)) return known
  const answer = await calls.update(write)
  return { ...toSavedRow(answer), values: withUnclear(values, positionValues(answer)), lfd_nr }
}

async function sendInsert(
  write: Extract<Write, { kind: 'insert' }>,
  calls: SessionCalls,
  inserts: PendingInserts,
): Promise<SavedRow> {
  const sent = inserts.begin(write)
  const answer = await calls.insert(sent.write, sent.idempotencyKey)
  inserts.forget(write.key)
  const { values, lfd_nr } = sent.write
  return { ...toSavedRow(answer), values: withUnclear(values, positionValues(answer)), lfd_nr }
}

async function sendUnclear(
  write: Extract<Write, { kind: 'insert' | 'update' }>,
  stored: SavedRow,
  copy: WorkingCopy,
  calls: SessionCalls,
) {
  let row = stored
  for (const field of numberFields) {
    const text = write.values[unclearFields[field]]
    if (row.values[unclearFields[field]] === text) continue
    const { id, version } = row
    const answer = await calls.setUnclear({ id, version, field, text })
    row = { ...row, version: answer.version, values: { ...row.values, [unclearFields[field]]: text } }
    copy.keepRow(write, row)
  }
}

type HeadPart = keyof ReturnType<WorkingCopy['openHead']>

/** The text of a draft is sent before a status that closes the offer, and after one that opens it. */
const order: readonly HeadPart[] = ['details', 'client', 'data']

/** Sends the changes of the head: up to three calls, each with the version that the previous one answered. */
export async function sendHead(kind: DocumentKind, copy: WorkingCopy, calls: SessionCalls) {
  const header = copy.sentHeader()
  const open = copy.openHead()
  const version = () => copy.state().head.version
  const values = (names: readonly string[]) => Object.fromEntries(names.map((field) => [field, header[field] ?? '']))
  const send: Readonly<Record<HeadPart, () => Promise<void>>> = {
    async details() {
      const fields = values(detailFields(kind))
      copy.keepHead(await calls.change(fields, version()), fields)
    },
    async client() {
      const fields = values(['client_id'])
      copy.keepHead(await calls.setClient(header['client_id'] ?? '', version()), fields)
    },
    async data() {
      const fields = values(dataFields[kind])
      const answer = await calls.setData({ ...copy.state().data, ...fields, version: version() })
      copy.keepData(answer)
      copy.keepHead({ version: answer.version }, fields)
    },
  }
  for (const part of copy.isClosing() ? order.toReversed() : order) {
    if (open[part]) await send[part]()
  }
}
