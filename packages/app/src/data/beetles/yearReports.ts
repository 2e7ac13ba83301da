import type { YearSpan } from '@waldkerf/domain/beetles/years/yearSpan'
import { getYearCells, getYearReport } from '@waldkerf/domain/calls/beetles/yearReports'
import { mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { useSpeciesNames } from './review/speciesNames.ts'

/** The selection; '' and undefined for all. */
interface Narrowed {
  bundesland: string
  art?: number | undefined
}

const keys = {
  report: (...key: readonly (string | number | undefined)[]) => ['beetles', 'year', ...key] as const,
  cells: (...key: readonly (string | number)[]) => ['beetles', 'year-cells', ...key] as const,
}

/** The figures of a year until a week, with species in the reader's language; experts only. */
export function useYearReport({ year, until }: YearSpan, { bundesland, art }: Narrowed) {
  const gateway = useGateway()
  const read = toLoadable(
    useSWR(keys.report(year, until, bundesland, art), () =>
      gateway.call(getYearReport, { jahr: year, bis: until, bundesland, kaeferart: art ?? '' }),
    ),
  )
  const named = shown(useSpeciesNames(mapLoadable(read, ({ arten }) => arten)))
  return mapLoadable(read, (report) => ({ ...report, arten: named ?? report.arten }))
}

/** Cells of the map in a year and in the one before; experts only. */
export function useYearCells({ year, until }: YearSpan, { bundesland }: Narrowed) {
  const gateway = useGateway()
  return toLoadable(
    useSWR(keys.cells(year, until, bundesland), () =>
      gateway.call(getYearCells, { jahr: year, bis: until, bundesland }),
    ),
  )
}
