import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { SeasonTrend } from '@waldkerf/ui/screens/dashboard/season/SeasonTrend'
import { useSeason } from '@waldkerf/app/data/beetles/beetleOverviews'
import { useNamedCounts } from '@waldkerf/app/data/beetles/review/speciesNames'
import { useToday } from './useToday.ts'

/** The trend of the published finds; if it is unknown, the figure keeps its note. */
export function Trend() {
  useNamedCounts()
  return <SeasonTrend counts={shown(useSeason())} today={useToday()} />
}
