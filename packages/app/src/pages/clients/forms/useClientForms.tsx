import type { ClientRow } from '@waldkerf/domain/entities/clients'
import { DraftBar } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { useAddressForm } from './useAddressForm.ts'
import { useInvoicingForm } from './useInvoicingForm.ts'
import { useSurveyForm } from './useSurveyForm.ts'

/** The three forms of a client, each stored by itself, and what was typed in them at an earlier visit. */
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
