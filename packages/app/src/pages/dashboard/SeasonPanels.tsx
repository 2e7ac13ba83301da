import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { SeasonPanel } from '@waldkerf/ui/screens/dashboard/season/SeasonPanel'
import { SeasonTrend } from '@waldkerf/ui/screens/dashboard/season/SeasonTrend'
import { useSeason } from '../../data/beetleOverviews.ts'
import { useToday } from './useToday.ts'

/** The finds over the year, against those before it. */
export const Season = () => <SeasonPanel counts={useSeason()} today={useToday()} />

/** How the published finds go on; where it cannot be told, the figure keeps its note. */
export const Trend = () => <SeasonTrend counts={shown(useSeason())} today={useToday()} />
