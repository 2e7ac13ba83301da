import { isBeetleStatus } from '@waldkerf/domain/beetles/transitions'
import { type Beetle, type BeetleStatus, beetleStatuses } from '@waldkerf/domain/entities/beetles/beetles'
import type { LayerShape, LayerStyle } from '@waldkerf/domain/export/geoPackage'
import type { Language } from '@waldkerf/ui/i18n/Language'
import type { PointKind } from '@waldkerf/ui/parts/MapView/mapTypes.ts'
import type { MarkShape, MarkTone } from '@waldkerf/ui/parts/MapView/markShapes.ts'
import { status as statusColors } from '@waldkerf/ui/theme/palette'

/** How a status looks. */
export interface StatusLook {
  label: Readonly<Record<Language, string>>
  tone: MarkTone
  shape: MarkShape
}

/** The one table of statuses: words and looks. */
export const statusTable: Readonly<Record<BeetleStatus, StatusLook>> = {
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

/** A query that the reporter has answered: the next step is the expert's. */
export const answeredLook: StatusLook = { label: { de: 'Beantwortet', en: 'Answered' }, tone: 'info', shape: 'check' }

/** The order in which records are reviewed. */
export const reviewOrderLabel: StatusLook['label'] = { de: 'Antworten, dann älteste', en: 'Answers, then oldest' }

/** The look of a record, by its status and whether its question has an answer. */
export const recordLook = ({ status, beantwortet }: Pick<Beetle, 'status' | 'beantwortet'>): StatusLook =>
  beantwortet ? answeredLook : statusLook(status)

/** The look of a stored status; an unknown one is shown as it is, in neutral. */
export function statusLook(status: string): StatusLook {
  if (isBeetleStatus(status)) return statusTable[status]
  return { label: { de: status, en: status }, tone: 'neutral', shape: 'ring' }
}

const layerShapes: Readonly<Record<MarkShape, LayerShape>> = {
  circle: 'circle',
  triangle: 'triangle',
  diamond: 'diamond',
  square: 'square',
  cross: 'cross_fill',
  check: 'triangle',
  ring: 'circle',
}

/** The same looks for a layer in QGIS; its file has the statuses in words. */
export const statusStyle = (language: Language): LayerStyle => ({
  column: 'status',
  categories: beetleStatuses.map((name) => {
    const { label, tone, shape } = statusTable[name]
    return { value: label[language], color: statusColors.light[tone].text, shape: layerShapes[shape] }
  }),
})

/** Place in the order of the work; unknown statuses come last. */
export function statusOrder(status: string): number {
  return isBeetleStatus(status) ? beetleStatuses.indexOf(status) : beetleStatuses.length
}

/** The statuses as kinds of points on the map; the last one stands for unknown statuses. */
export const statusKinds: readonly PointKind[] = [
  ...beetleStatuses.map((id) => ({ id, tone: statusTable[id].tone, shape: statusTable[id].shape })),
  { id: 'answered', tone: answeredLook.tone, shape: answeredLook.shape },
  { id: 'unknown', tone: 'neutral', shape: 'ring' },
]
