import type { Write } from '@waldkerf/domain/office/editor/plan'
import { detailFields, type DocumentKind, savedRowOf } from '@waldkerf/domain/office/workplace/header'
import type { PendingInserts } from './pendingInserts.ts'
import type { SessionCalls } from './sessionTypes.ts'
import type { WorkingCopy } from './workingCopy.ts'

/** Sends one write of a row and keeps its answer. What was sent is what the page compares with, in whatever notation it comes back. */
export async function sendRow(write: Write, copy: WorkingCopy, calls: SessionCalls, inserts: PendingInserts) {
  if (write.kind === 'delete') {
    await calls.remove(write.id)
    return copy.keepRow(write, undefined)
  }
  if (write.kind === 'update') {
    const { values, lfd_nr } = write
    return copy.keepRow(write, { ...savedRowOf(await calls.update(write)), values, lfd_nr })
  }
  const sent = inserts.begin(write)
  const answer = await calls.insert(sent.write, sent.idempotencyKey)
  inserts.forget(write.key)
  const { values, lfd_nr } = sent.write
  return copy.keepRow(write, { ...savedRowOf(answer), values, lfd_nr })
}

/** Sends what has changed of the head: three calls, each with the version that the one before it answered. */
export async function sendHead(kind: DocumentKind, copy: WorkingCopy, calls: SessionCalls) {
  const { header } = copy.state().history.document
  const open = copy.openHead()
  const version = () => copy.state().head.version
  if (open.details) {
    const fields = Object.fromEntries(detailFields(kind).map((field) => [field, header[field] ?? '']))
    copy.keepHead(await calls.change(fields, version()), fields)
  }
  if (open.client) {
    const client_id = header['client_id'] ?? ''
    copy.keepHead(await calls.setClient(client_id, version()), { client_id })
  }
  const { data } = copy.state()
  if (open.exemption && data) {
    const befreiung = header['befreiung'] ?? ''
    const answer = await calls.setData({ ...data, befreiung, version: version() })
    copy.keepData(answer)
    copy.keepHead({ version: answer.version }, { befreiung })
  }
}
