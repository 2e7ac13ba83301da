import { daysBetween } from '@waldkerf/domain/dates/days'
import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'

/** Statuses that end a document's work: nobody waits for it any more, so it has no age. */
const settled: ReadonlySet<string> = new Set(['abgelehnt', 'abgerechnet', 'archived'])

/** Days since the document's date; null for one that is settled. @param today `YYYY-MM-DD` */
export const documentAge = ({ day, status }: Pick<DocumentRow, 'day' | 'status'>, today: string): number | null =>
  settled.has(status) ? null : daysBetween(day, today)
