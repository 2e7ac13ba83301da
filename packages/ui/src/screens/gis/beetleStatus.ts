import { type BeetleStatus, beetleStatuses, beetleTransitions } from '@waldkerf/domain/entities/beetles'
import type { Language } from '../../i18n/Language.tsx'
import type { PointKind } from '../../parts/MapView/mapTypes.ts'
import type { MarkShape, MarkTone } from '../../parts/MapView/markShapes.ts'

/** How a status looks. */
interface StatusRow {
  label: Readonly<Record<Language, string>>
  tone: MarkTone
  shape: MarkShape
}

export interface StatusLook extends StatusRow {
  /** Statuses a reviewer may set next. */
  next: readonly BeetleStatus[]
}

/** The one table of statuses (decisions.md 'Business rules'): words and looks. */
export const statusTable: Readonly<Record<BeetleStatus, StatusRow>> = {
  new: {
    label: { de: 'Neu', en: 'New' },
    tone: 'info',
    shape: 'circle',
  },
  in_review: {
    label: { de: 'In Prüfung', en: 'In review' },
    tone: 'warning',
    shape: 'triangle',
  },
  query: {
    label: { de: 'Rückfrage', en: 'Query' },
    tone: 'warning',
    shape: 'diamond',
  },
  published: {
    label: { de: 'Veröffentlicht', en: 'Published' },
    tone: 'success',
    shape: 'square',
  },
  rejected: {
    label: { de: 'Abgelehnt', en: 'Rejected' },
    tone: 'danger',
    shape: 'cross',
  },
}

const isKnown = (status: string): status is BeetleStatus => Object.hasOwn(statusTable, status)

/** The look of a stored status; an unknown one is shown as it is, in neutral, and may become any known one. */
export function statusLook(status: string): StatusLook {
  if (isKnown(status)) return { ...statusTable[status], next: beetleTransitions[status] }
  return { label: { de: status, en: status }, tone: 'neutral', shape: 'ring', next: beetleStatuses }
}

/** Place in the order of the work; unknown statuses come last. */
export function statusOrder(status: string): number {
  return isKnown(status) ? beetleStatuses.indexOf(status) : beetleStatuses.length
}

/** A rejection needs a message to the reporter. */
export const needsMessage = (status: BeetleStatus) => status === 'rejected'

/** Withdrawing what everyone could see is asked for once more. */
export const needsConfirmation = (from: string, to: BeetleStatus) => from === 'published' && to === 'rejected'

/** The statuses as kinds of points on the map; the last one stands for unknown statuses. */
export const statusKinds: readonly PointKind[] = [
  ...beetleStatuses.map((id) => ({ id, tone: statusTable[id].tone, shape: statusTable[id].shape })),
  { id: 'unknown', tone: 'neutral', shape: 'ring' },
]
