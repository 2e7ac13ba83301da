import { berlinDay } from '@waldkerf/domain/dates/days'
import { useState } from 'react'

/** The day the page was opened on, in Berlin: `YYYY-MM-DD`. */
export function useToday(): string {
  const [today] = useState(() => berlinDay(new Date()))
  return today
}
