import { dayAfter } from '@waldkerf/domain/dates/berlinDays'
import { daysBetween } from '@waldkerf/domain/dates/days'
import type { DocumentModel } from '../documentModel/documentModel.ts'
import type { DayLimits } from './dayLimits.ts'

/** A due date that is over before the invoice goes out. */
export interface PastDue {
  due: string
  /** The due date if the invoice is dated today; absent where it may not be. */
  renewed?: string
}

/** @param today `YYYY-MM-DD` @returns undefined as long as the client has time to pay */
export function pastDue(
  { kind, day, dueDay }: Pick<DocumentModel, 'kind' | 'day' | 'dueDay'>,
  today: string,
  { findReason }: Pick<DayLimits, 'findReason'>,
): PastDue | undefined {
  if (kind !== 'invoice' || dueDay === '' || dueDay >= today) return undefined
  return {
    due: dueDay,
    ...(findReason(today) === undefined && { renewed: dayAfter(today, daysBetween(day, dueDay)) }),
  }
}
