import {
  getDrainLengthsByCapture,
  getDrainLengthsByQuality,
  getDrainsOverview,
  getDrainsView,
  getInletsOverview,
  getManholesOverview,
  getManholesView,
  getOutletsOverview,
  getOutletsView,
  getSinksOverview,
  getSinksView,
} from '@waldkerf/domain/calls/maps/surveys'
import {
  toShares,
  overviewShares,
  sumShares,
  surveyClasses,
  viewedClasses,
} from '@waldkerf/domain/surveys/surveyShares'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ClassShares } from '@waldkerf/ui/screens/gis/surveys/SurveysScreen'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'

const keys = {
  classes: (clientId: number | undefined) => ['surveys', 'classes', clientId ?? 'all'] as const,
  lengths: (by: 'capture' | 'quality') => ['surveys', 'lengths', by] as const,
}

/** The survey of one client by class. */
const overviews = {
  scha: getManholesOverview,
  ausm: getOutletsOverview,
  schl: getSinksOverview,
  einl: getInletsOverview,
  drae: getDrainsOverview,
}

/** The survey over all clients, one view per class; there is none for inlets. */
const views = { scha: getManholesView, ausm: getOutletsView, schl: getSinksView, drae: getDrainsView }

const lengths = { capture: getDrainLengthsByCapture, quality: getDrainLengthsByQuality }

/** Leaves out classes without objects, which need no bar. */
const withoutEmpty = (rows: readonly ClassShares[]) => rows.filter((row) => sumShares(row) > 0)

/** The surveyed share of each class: for one client by the procedures, for all by the views, which have no inlets. */
export function useSurveyOverview(clientId: number | undefined) {
  const gateway = useGateway()
  return toLoadable(
    useSWR(keys.classes(clientId), async () => {
      const rows =
        clientId === undefined
          ? viewedClasses.map(async (surveyClass) => ({
              surveyClass,
              ...toShares(await gateway.call(views[surveyClass], {})),
            }))
          : surveyClasses.map(async (surveyClass) => ({
              surveyClass,
              ...overviewShares(await gateway.call(overviews[surveyClass], { client_id: clientId })),
            }))
      return withoutEmpty(await Promise.all(rows))
    }),
  )
}

/** Lengths of drains by quality of capture, or by quality of the data and part of the plant; over all clients. */
export function useSurveyLengths(by: 'capture' | 'quality') {
  const gateway = useGateway()
  return toLoadable(useSWR(keys.lengths(by), () => gateway.call(lengths[by], {})))
}

/** Length of all drains. Not from the lengths by capture: those are rounded, and would add up to another one. */
export function useDrainsLength() {
  return mapLoadable(useSurveyOverview(undefined), (rows) =>
    Math.round(rows.reduce((sum, row) => sum + (row.surveyClass === 'drae' ? sumShares(row) : 0), 0)),
  )
}
