import { formatTime } from '@waldkerf/domain/dates/time'
import { useEffect, useState } from 'react'
import { useFormat, useLanguage } from '../../i18n/Language.tsx'

/** As long as days are not counted: what is older says its date, and so does what lies ahead by more than clocks differ. */
const recent = 2 * 86_400_000
const ahead = -30_000
const everyHalfMinute = 30_000

/** The clock, looked at twice a minute: words about the last minutes grow old. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyHalfMinute)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** How long ago an instant was; pointed at, or read by machines, its full time. @param at ISO 8601 */
export function RelativeTime({ at }: { at: string }) {
  const words = useLanguage()
  const { instant } = useFormat()
  const now = useNow()
  const full = instant(at)
  const age = now - Date.parse(at)
  return (
    <time dateTime={at} title={full}>
      {age >= ahead && age < recent ? formatTime(at, undefined, { words, now }) : full}
    </time>
  )
}
