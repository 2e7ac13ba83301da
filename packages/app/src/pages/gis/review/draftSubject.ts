import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { DraftSubject } from '@waldkerf/app/platform/drafts/drafts'

/** Key of the draft for a record's message. */
export const draftSubject = (user: string, { id, version }: Pick<Beetle, 'id' | 'version'>): DraftSubject => ({
  user,
  entity: `beetles/${id}`,
  version,
})

/** Key of the decisions that a closing window has cut off. */
export const keptDecisions = (user: string): DraftSubject => ({ user, entity: 'decisions', version: 0 })
