import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'

/** Statuses that end a document's work: nobody waits for it any more, so it has no age. */
const settled: ReadonlySet<string> = new Set(['abgelehnt', 'abgerechnet', 'archived'])

const dayLength = 86_400_000

/** Days since the document's date; null for one that is settled. @param today `YYYY-MM-DD` */
export const documentAge = ({ day, status }: Pick<DocumentRow, 'day' | 'status'>, today: string): number | null =>
  settled.has(status) ? null : Math.round((Date.parse(today) - Date.parse(day)) / dayLength)
