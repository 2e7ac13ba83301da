import { writeSection } from '@waldkerf/domain/beetles/filter/section'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { type LinkToYear, StatisticsScreen } from '@waldkerf/ui/screens/statistics/StatisticsScreen'
import { useSpecies } from '@waldkerf/app/data/beetles/review/species'
import { useYearCells, useYearReport } from '@waldkerf/app/data/beetles/yearReports'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useToday } from '../dashboard/useToday.ts'
import { lazy, Suspense } from 'react'
import { useListAddress } from '../lists/useListAddress.ts'
import { selectedYear, yearAddress } from './yearFilter.ts'

const linkTo: LinkToYear = ({ from, to, section, ...rest }) =>
  paths.gis({ von: from, bis: to, ...rest, ausschnitt: section && writeSection(section) })

const noSpecies: readonly Species[] = []

const OpenAnnualReport = lazy(async () => ({ default: (await import('./OpenAnnualReport.tsx')).OpenAnnualReport }))

const print = () => window.print()

/** /statistics/index: the authority's year against those before it; the selection stands in the address. */
export function StatisticsPage() {
  const { place, go } = useListAddress(yearAddress)
  const today = useToday()
  const { filter, span } = selectedYear(place, today)
  const species = shown(useSpecies()) ?? noSpecies
  const report = useYearReport(span, filter)
  const cells = useYearCells(span, filter)
  if (place.bericht === 'ja') {
    return (
      <Suspense fallback={<Skeleton height={480} />}>
        <OpenAnnualReport {...{ filter, span, today }} onBack={() => go({ bericht: '' }, () => true)} />
      </Suspense>
    )
  }
  return (
    <StatisticsScreen
      {...{ report, cells, species }}
      filter={filter}
      onFilter={(part) => go(part, () => true)}
      span={span}
      today={today}
      linkTo={linkTo}
      onPrint={print}
      onAnnual={() => go({ bericht: 'ja' }, () => true)}
    />
  )
}
