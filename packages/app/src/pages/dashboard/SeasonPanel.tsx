import { SeasonPanel } from '@waldkerf/ui/screens/dashboard/season/SeasonPanel'
import { useSeason } from '../../data/beetles/beetleOverviews.ts'
import { paths } from '../../platform/routes/paths.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { useToday } from './useToday.ts'

/** The finds over the year, against those before it. */
export function Season() {
  const { allowed } = useSessionSnapshot()
  const linkTo = (week: string) => (allowed?.has('gis') ? paths.gis({ status: ['published'], week }) : undefined)
  return <SeasonPanel counts={useSeason()} today={useToday()} linkTo={linkTo} />
}
