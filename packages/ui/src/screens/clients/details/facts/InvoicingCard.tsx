import { invoicingColumns } from '@waldkerf/domain/entities/clients'
import { columnNames, textLengths } from '@waldkerf/domain/entities/columns'
import { countryName, isCountry } from '@waldkerf/domain/office/countries'
import { isEmail, isLeitwegId, isVatId, looksLikeLeitwegId } from '@waldkerf/domain/office/eInvoice/rules/formats'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { isTooLong, RowField, RowPlace } from '@waldkerf/ui/parts/RowForm/RowField'
import { Fields, RowForm, type RowFormState } from '@waldkerf/ui/parts/RowForm/RowForm'
import { CountrySelect } from '@waldkerf/ui/screens/clients/country/CountrySelect'
import { clientTexts } from '@waldkerf/ui/screens/clients/ClientsScreen.texts'
import type { ClientActions, InvoicingValues } from '../clientTypes.ts'
import { FactsCard } from '@waldkerf/ui/parts/FactsCard/FactsCard'

export interface InvoicingCardProps {
  state: Loadable<RowFormState<InvoicingValues>>
  actions: ClientActions['invoicing']
}

/** The most characters that are stored. */
const most = textLengths(invoicingColumns)
const fields = columnNames(invoicingColumns)

/** Other buyers ask for references of any form; one that looks like a Leitweg-ID has its check digits. */
const isReference = (text: string) => !looksLikeLeitwegId(text) || isLeitwegId(text)

const isAbsentOr = (isSound: (text: string) => boolean, text: string) => text.trim() === '' || isSound(text.trim())

/** The client's details for e-invoices, beyond the address. */
export function InvoicingCard({ state, actions }: InvoicingCardProps) {
  const t = useTexts(clientTexts)
  const form = shown(state)
  if (form) return <InvoicingFacts form={form} actions={actions} />
  return (
    <LoadedCard title={t.invoicing.title} state={state}>
      {() => null}
    </LoadedCard>
  )
}

interface InvoicingFactsProps {
  form: RowFormState<InvoicingValues>
  actions: InvoicingCardProps['actions']
}

function InvoicingFacts({ form, actions }: InvoicingFactsProps) {
  const all = useTexts(clientTexts)
  const t = all.invoicing
  const language = useLanguage()
  const { values } = form
  const errors = {
    email: isAbsentOr(isEmail, values.email) ? undefined : t.wrongMail,
    ust_id: isAbsentOr(isVatId, values.ust_id) ? undefined : t.wrongVat,
    leitweg_id: isAbsentOr(isReference, values.leitweg_id) ? undefined : t.wrongLeitweg,
  }
  const wrong = [
    ...(isCountry(values.land) ? [] : (['land'] as const)),
    ...fields.filter((field) => errors[field] ?? isTooLong(values[field], most[field])),
  ]
  const facts = [
    [t.email, values.email],
    [t.ust_id, values.ust_id],
    [t.leitweg_id, values.leitweg_id],
    [t.land, countryName(values.land, language)],
  ] as const
  return (
    <FactsCard title={t.title} form={form} facts={facts}>
      <RowForm form={form} actions={actions} wrong={wrong.map((field) => t[field])}>
        <Quiet>{t.hint}</Quiet>
        <Fields>
          <CountryField form={form} actions={actions} />
          {fields.map((field) => (
            <RowField
              key={field}
              form={form}
              actions={actions}
              field={field}
              label={t[field]}
              most={most[field]}
              error={errors[field]}
              input={{ type: field === 'email' ? 'email' : 'text' }}
            />
          ))}
        </Fields>
      </RowForm>
    </FactsCard>
  )
}

/** Where the client is: it prints below the address abroad, and decides who owes the tax. */
function CountryField({ form, actions }: InvoicingFactsProps) {
  const { land } = useTexts(clientTexts).invoicing
  const language = useLanguage()
  return (
    <RowPlace
      form={form}
      actions={actions}
      field="land"
      label={land}
      formatValue={(code) => countryName(code, language)}
    >
      <CountrySelect label={land} value={form.values.land} onChange={(code) => actions.change({ land: code })} />
    </RowPlace>
  )
}
