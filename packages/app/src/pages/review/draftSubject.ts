import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { DraftSubject } from '../../platform/drafts/drafts.ts'

/** What the draft of a record's message is kept under. */
export const draftSubject = (user: string, { id, version }: Pick<Beetle, 'id' | 'version'>): DraftSubject => ({
  user,
  entity: `beetles/${id}`,
  version,
})
