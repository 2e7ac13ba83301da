import type { DayReason } from '@waldkerf/domain/office/dates/dayLimits'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../parts.texts.ts'

/** Says why a day cannot be chosen. */
export function useDayWords(): (reason: DayReason) => string {
  const t = useTexts(texts).dayField
  const format = useFormat()
  return (reason) => {
    if (reason.kind === 'otherYear') return t.reasons.otherYear(reason.year)
    if (reason.kind === 'future') return t.reasons.future(reason.days)
    const day = format.day(reason.day)
    return reason.kind === 'before' ? t.reasons.before(reason.nummer, day) : t.reasons.after(reason.nummer, day)
  }
}
