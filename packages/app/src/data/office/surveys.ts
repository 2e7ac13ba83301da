import useSWR from 'swr'
import { officeSurveysApi, type SurveyClass } from '../api/office/surveys.ts'
import { toLoadable } from '../loadable.ts'
import { useArea } from '../useArea.ts'

const keys = { view: (surveyed: SurveyClass) => ['surveys', 'view', surveyed] as const }

/** What of a class is surveyed and what assumed, over all clients one may see. */
export function useSurveyView(surveyed: SurveyClass) {
  const surveys = useArea(officeSurveysApi)
  return toLoadable(useSWR(keys.view(surveyed), () => surveys[surveyed]()))
}
