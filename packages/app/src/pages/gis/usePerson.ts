import { berlinDay } from '@waldkerf/domain/dates/days'
import type { GisState } from '@waldkerf/ui/screens/gis/GisScreen'
import { useMemo, useState } from 'react'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'

/** The signed-in person, and the day in Berlin on which the page was opened. */
export function usePerson(): Pick<GisState, 'person' | 'today'> {
  const { user } = useSessionSnapshot()
  const { email = '', user_id: id } = user ?? {}
  const [today] = useState(() => berlinDay(new Date()))
  return { person: useMemo(() => ({ email, id }), [email, id]), today }
}
