import { LatestPanel } from '@waldkerf/ui/screens/season/latest/LatestPanel'
import { SeasonPanel } from '@waldkerf/ui/screens/season/year/SeasonPanel'
import { useLatestBeetles, useSeason } from '@waldkerf/app/data/beetles/beetleOverviews'
import { useLoadPicture } from '@waldkerf/app/data/beetles/review/reviewedRecord'
import { useSpeciesNames } from '@waldkerf/app/data/beetles/review/speciesNames'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { useOpensHere } from './OpenedFind.tsx'
import { useToday } from './useToday.ts'

const inGis = (record: number) => paths.gis({ record })
const nowhere = () => undefined

/** The finds over the year, compared with earlier years. */
export function Year() {
  const { allowed } = useSessionSnapshot()
  const linkTo = (week: string) => (allowed?.has('gis') ? paths.gis({ status: ['published'], week }) : undefined)
  return <SeasonPanel counts={useSeason()} today={useToday()} linkTo={linkTo} />
}

/** The newest published finds. Roles without GIS open one over this page. */
export function Latest() {
  const { allowed } = useSessionSnapshot()
  const opensHere = useOpensHere()
  const linkTo = allowed?.has('gis') ? inGis : opensHere ? paths.season : nowhere
  return <LatestPanel beetles={useSpeciesNames(useLatestBeetles())} loadPicture={useLoadPicture()} linkTo={linkTo} />
}
