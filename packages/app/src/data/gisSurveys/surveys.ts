import { surveyClasses, viewedClasses } from '@waldkerf/domain/surveys/surveyClasses'
import { toShares, overviewShares, sumShares } from '@waldkerf/domain/surveys/surveyShares'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ClassShares } from '@waldkerf/ui/screens/gis/surveys/SurveysScreen'
import useSWR from 'swr'
import { surveysApi } from '../api/gis/surveys.ts'
import { officeSurveysApi } from '../api/office/surveys.ts'
import { toLoadable } from '../loadable.ts'
import { useArea } from '../useArea.ts'

const keys = {
  classes: (clientId: number | undefined) => ['surveys', 'classes', clientId ?? 'all'] as const,
  lengths: (by: 'capture' | 'quality') => ['surveys', 'lengths', by] as const,
  drains: () => ['surveys', 'drains'] as const,
}

/** A class of which there is nothing has no bar. */
const withoutEmpty = (rows: readonly ClassShares[]) => rows.filter((row) => sumShares(row) > 0)

/** How much of each class is surveyed: of one client by the procedures, of all by the views, which have no inlets. */
export function useSurveyOverview(clientId: number | undefined) {
  const surveys = useArea(surveysApi)
  const views = useArea(officeSurveysApi)
  return toLoadable(
    useSWR(keys.classes(clientId), async () => {
      const rows =
        clientId === undefined
          ? viewedClasses.map(async (surveyClass) => ({ surveyClass, ...toShares(await views[surveyClass]()) }))
          : surveyClasses.map(async (surveyClass) => ({
              surveyClass,
              ...overviewShares(await surveys[surveyClass](clientId)),
            }))
      return withoutEmpty(await Promise.all(rows))
    }),
  )
}

/** Lengths of drains by quality of capture, or by quality of the data and part of the plant; over all clients. */
export function useSurveyLengths(by: 'capture' | 'quality') {
  const surveys = useArea(surveysApi)
  return toLoadable(useSWR(keys.lengths(by), () => surveys[by]()))
}

/** Length of all drains. */
export function useDrainsByCapture() {
  const surveys = useArea(surveysApi)
  const answer = toLoadable(useSWR(keys.drains(), () => surveys.drains()))
  return mapLoadable(answer, (rows) => rows.reduce((sum, { round }) => sum + round, 0))
}
