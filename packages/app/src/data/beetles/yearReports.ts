import type { YearSpan } from '@waldkerf/domain/beetles/years/yearSpan'
import { getYearCells, getYearReport } from '@waldkerf/domain/calls/beetles/yearReports'
import { mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import useSWR, { preload } from 'swr'
import type { Client } from '../gateway/client.ts'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { readSpecies, speciesKeys } from './review/species.ts'
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

const readReport =
  (gateway: Client, { year, until }: YearSpan, { bundesland, art }: Narrowed) =>
  () =>
    gateway.call(getYearReport, { jahr: year, bis: until, bundesland, kaeferart: art ?? '' })

const readCells =
  (gateway: Client, { year, until }: YearSpan, { bundesland }: Narrowed) =>
  () =>
    gateway.call(getYearCells, { jahr: year, bis: until, bundesland })

/** Starts the calls of both hooks, and of the choice of species, before they are there. */
export function preloadYearReport(gateway: Client, span: YearSpan, narrowed: Narrowed) {
  const { year, until } = span
  const { bundesland, art } = narrowed
  void preload(keys.report(year, until, bundesland, art), readReport(gateway, span, narrowed)).catch(() => undefined)
  void preload(keys.cells(year, until, bundesland), readCells(gateway, span, narrowed)).catch(() => undefined)
  void preload(speciesKeys.all(), readSpecies(gateway)).catch(() => undefined)
}

/** The figures of a year until a week, with species in the reader's language; experts only. */
export function useYearReport(span: YearSpan, narrowed: Narrowed) {
  const gateway = useGateway()
  const { bundesland, art } = narrowed
  const read = toLoadable(
    useSWR(keys.report(span.year, span.until, bundesland, art), readReport(gateway, span, narrowed)),
  )
  const named = shown(useSpeciesNames(mapLoadable(read, ({ arten }) => arten)))
  return mapLoadable(read, (report) => ({ ...report, arten: named ?? report.arten }))
}

/** Cells of the map in a year and in the one before; experts only. */
export function useYearCells(span: YearSpan, narrowed: Narrowed) {
  const gateway = useGateway()
  return toLoadable(useSWR(keys.cells(span.year, span.until, narrowed.bundesland), readCells(gateway, span, narrowed)))
}
