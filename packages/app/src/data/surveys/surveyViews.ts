import { getDrainsView, getManholesView, getOutletsView, getSinksView } from '@waldkerf/domain/calls/maps/surveys'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'

/** The survey over all clients, one view per class; there is none for inlets. */
export const surveyViews = {
  scha: getManholesView,
  ausm: getOutletsView,
  schl: getSinksView,
  drae: getDrainsView,
}

type SurveyClass = keyof typeof surveyViews

const keys = { view: (surveyed: SurveyClass) => ['surveys', 'view', surveyed] as const }

/** How much of a class is surveyed and how much assumed, over all clients one may see. */
export function useSurveyView(surveyed: SurveyClass) {
  const gateway = useGateway()
  return toLoadable(useSWR(keys.view(surveyed), () => gateway.call(surveyViews[surveyed], {})))
}
