import { isSameAddress } from '@waldkerf/domain/clients/recipients'
import { invoicingColumns } from '@waldkerf/domain/entities/clients'
import { columnNames, numberLimits, textLengths } from '@waldkerf/domain/entities/columns'
import { countryName, isCountry } from '@waldkerf/domain/office/countries'
import { isEmail, isLeitwegId, isVatId, looksLikeLeitwegId } from '@waldkerf/domain/office/eInvoice/rules/formats'
import { discountColumns } from '@waldkerf/domain/entities/documents/discount'
import { hasDiscount } from '@waldkerf/domain/office/payments/discount'
import type { InvoicingValues } from '@waldkerf/domain/clients/invoicingValues'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { NumberField } from '@waldkerf/ui/parts/NumberField/NumberField'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { BeyondTerm } from '@waldkerf/ui/screens/documentEditor/side/BeyondTerm'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import { mailWords } from '@waldkerf/ui/parts/DetailPage/mailWords'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { isTooLong, RowField, RowPlace } from '@waldkerf/ui/parts/RowForm/RowField'
import { Fields, RowForm, type RowFormState } from '@waldkerf/ui/parts/RowForm/RowForm'
import { CountrySelect } from '@waldkerf/ui/screens/clients/country/CountrySelect'
import { clientTexts } from '@waldkerf/ui/screens/clients/ClientsScreen.texts'
import type { ClientActions } from '../clientTypes.ts'
import { FactsCard } from '@waldkerf/ui/parts/FactsCard/FactsCard'

export interface InvoicingCardProps {
  state: Loadable<RowFormState<InvoicingValues>>
  /** Whom invoices are sent to: the recipients say so, and an e-invoice that has the same address adds nothing. */
  mailedTo: string
  /** Days until payment, by the office's settings. */
  term?: number | undefined
  actions: ClientActions['invoicing']
}

/** The most characters that are stored. */
const most = textLengths(invoicingColumns)
const fields = columnNames(invoicingColumns)

/** Other buyers ask for references of any form; one that looks like a Leitweg-ID has its check digits. */
const isReference = (text: string) => !looksLikeLeitwegId(text) || isLeitwegId(text)

const isAbsentOr = (isSound: (text: string) => boolean, text: string) => text.trim() === '' || isSound(text.trim())

/** The client's details for e-invoices, beyond the address, and the Skonto of new documents. */
export function InvoicingCard({ state, mailedTo, term, actions }: InvoicingCardProps) {
  const t = useTexts(clientTexts)
  const form = shown(state)
  if (form) return <InvoicingFacts form={form} mailedTo={mailedTo} term={term} actions={actions} />
  return (
    <LoadedCard title={t.invoicing.title} state={state}>
      {() => null}
    </LoadedCard>
  )
}

interface InvoicingFactsProps extends Pick<InvoicingCardProps, 'term' | 'actions'> {
  form: RowFormState<InvoicingValues>
}

function InvoicingFacts({ form, mailedTo, term, actions }: InvoicingFactsProps & Pick<InvoicingCardProps, 'mailedTo'>) {
  const all = useTexts(clientTexts)
  const t = all.invoicing
  const language = useLanguage()
  const { rate } = useMoney()
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
    [t.email, isSameAddress(values.email, mailedTo) ? '' : mailWords(values.email)],
    [t.ust_id, values.ust_id],
    [t.leitweg_id, values.leitweg_id],
    [t.land, countryName(values.land, language)],
    [t.skonto, values.eigenes_skonto === 'true' ? discountWords(t, values, rate) : ''],
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
              {...(field === 'email' && { hint: t.emailHint })}
              input={{ type: field === 'email' ? 'email' : 'text' }}
            />
          ))}
        </Fields>
        <DiscountChoice form={form} term={term} actions={actions} />
      </RowForm>
    </FactsCard>
  )
}

const toTerms = ({ skonto_prozent, skonto_tage }: InvoicingValues) => ({
  skonto_prozent: skonto_prozent || '0',
  skonto_tage: Number(skonto_tage),
})

function discountWords(
  t: (typeof clientTexts.de)['invoicing'],
  values: InvoicingValues,
  rate: (text: string) => string,
) {
  const terms = toTerms(values)
  return hasDiscount(terms) ? t.skontoWords(rate(terms.skonto_prozent), terms.skonto_tage) : t.noSkonto
}

/** The Skonto of the client's new documents, in place of the office's own. */
function DiscountChoice({ form, term, actions }: InvoicingFactsProps) {
  const t = useTexts(clientTexts).invoicing
  const { values } = form
  return (
    <>
      <RowPlace
        form={form}
        actions={actions}
        field="eigenes_skonto"
        label={t.eigenes_skonto}
        formatValue={(value) => (value === 'true' ? t.eigenes_skonto : t.usualSkonto)}
      >
        <Checkbox
          label={t.eigenes_skonto}
          hint={t.skontoHint}
          checked={values.eigenes_skonto === 'true'}
          onChange={({ target }) => actions.change({ eigenes_skonto: String(target.checked) })}
        />
      </RowPlace>
      {values.eigenes_skonto === 'true' && (
        <Fields>
          {(['skonto_prozent', 'skonto_tage'] as const).map((field) => (
            <RowPlace key={field} form={form} actions={actions} field={field} label={t[field]}>
              <NumberField
                {...numberLimits(discountColumns[field])}
                fault={t.faults[field]}
                label={t[field]}
                value={values[field]}
                onChange={(value) => actions.change({ [field]: value })}
              />
            </RowPlace>
          ))}
          <BeyondTerm terms={toTerms(values)} term={term} />
        </Fields>
      )}
    </>
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
