import type { ClientRow } from '@waldkerf/domain/entities/clients'
import { DraftBar } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { type ClientValues, clientValues } from '@waldkerf/domain/clients/clientValues'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { clientTexts } from '@waldkerf/ui/screens/clients/ClientsScreen.texts'
import { useClientChanges } from '@waldkerf/app/data/clients/clientChanges'
import { useRowForm } from '@waldkerf/app/data/saving/useRowForm'
import type { ClientInvoicing } from '@waldkerf/domain/entities/office/invoiceData'
import { type InvoicingValues, invoicingValues } from '@waldkerf/domain/clients/invoicingValues'
import { noBuyerDetails } from '@waldkerf/domain/office/workplace/editorDocumentModel'
import { mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useClientInvoicing } from '@waldkerf/app/data/clients/client'
import { type SurveyValues, surveyValues } from '@waldkerf/domain/clients/surveyValues'
import { texts } from './clients.texts.ts'

/** The three forms of a client, each stored by itself, with drafts of earlier visits. */
export function useClientForms(row: ClientRow) {
  const address = useAddressForm(row)
  const survey = useSurveyForm(row)
  const invoicing = useInvoicingForm(row)
  return {
    state: { form: address.form, survey: survey.form, invoicing: invoicing.state },
    actions: { form: address.actions, survey: survey.actions, invoicing: invoicing.actions },
    draft: (
      <>
        <DraftBar {...address.draftBar} />
        <DraftBar {...survey.draftBar} />
        <DraftBar {...invoicing.draftBar} />
      </>
    ),
  }
}

/** The form of the client's address. */
function useAddressForm(row: ClientRow) {
  const t = useTexts(texts)
  const { fields: names } = useTexts(clientTexts)
  const { save } = useClientChanges(row.client_id)
  return useRowForm<ClientRow, ClientValues>({
    row,
    toValues: clientValues,
    save,
    draft: { entity: `clients/${row.client_id}`, names },
    unsaved: t.unsaved(row.name),
  })
}

/** The form of the client's details for e-invoices. */
function useInvoicingForm(client: ClientRow) {
  const t = useTexts(texts)
  const { invoicing: names } = useTexts(clientTexts)
  const { client_id: clientId, name } = client
  const stored = useClientInvoicing(clientId)
  const { saveInvoicing } = useClientChanges(clientId)
  const nothing: ClientInvoicing = { client_id: clientId, ...noBuyerDetails, version: client.version }
  const { form, actions, draftBar } = useRowForm<ClientInvoicing, InvoicingValues>({
    row: shown(stored) ?? nothing,
    toValues: invoicingValues,
    save: saveInvoicing,
    draft: { entity: `clients/${clientId}/invoicing`, names },
    unsaved: t.invoicing(name),
  })
  return { state: mapLoadable(stored, () => form), actions, draftBar }
}

/** The form of the defaults for the client's maps and projects. */
function useSurveyForm(row: ClientRow) {
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
