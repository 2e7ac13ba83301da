import { type SurveyValues, surveyValues } from '@waldkerf/domain/clients/surveyValues'
import type { ClientRow } from '@waldkerf/domain/entities/clients'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts as clientTexts } from '@waldkerf/ui/screens/clients/details/client.texts'
import { useClientChanges } from '@waldkerf/app/data/clients/clientChanges'
import { useRowForm } from '@waldkerf/app/data/saving/useRowForm'
import { texts } from '../clients.texts.ts'

/** The beginning of the client's maps and projects, as it is typed. */
export function useSurveyForm(row: ClientRow) {
  const t = useTexts(texts)
  const { survey } = useTexts(clientTexts)
  const { saveSurvey } = useClientChanges(row.client_id)
  return useRowForm<ClientRow, SurveyValues>({
    row,
    toValues: surveyValues,
    save: saveSurvey,
    draft: { entity: `clients/${row.client_id}/survey`, names: survey.fields },
    unsaved: t.survey(row.name),
  })
}
