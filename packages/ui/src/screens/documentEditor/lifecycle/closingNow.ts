import type { Header } from '@waldkerf/domain/office/editor/document'
import { type Closing, closing } from '@waldkerf/domain/office/workplace/closed'
import type { DocumentFacts } from '../editorTypes.ts'

/** Why the document is read alone: as it is stored, or by a status that was chosen and is still on its way. */
export function closingNow({ archivedAt, status }: DocumentFacts, header: Header): Closing | undefined {
  if (archivedAt !== null) return 'archived'
  const statuses = [status, header['status']].filter((each) => each !== undefined)
  return statuses.map((each) => closing({ status: each })).find(Boolean)
}
