import {
  type AccountKind,
  type Chart,
  charts,
  prepaymentKinds,
  revenueKinds,
  usualAccounts,
} from '@waldkerf/domain/office/datev/accounts'
import { datevFault, type DatevField, type DatevValues, wrongDatev } from '@waldkerf/domain/office/datev/datevValues'
import { useLocale, useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Quiet, SkeletonGroup } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { RowField, RowPlace } from '@waldkerf/ui/parts/RowForm/RowField'
import { Fields, RowForm, type RowFormActions, type RowFormState } from '@waldkerf/ui/parts/RowForm/RowForm'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { Section } from '../SettingsScreen.styles.ts'
import { texts } from '../SettingsScreen.texts.ts'

export interface DatevFormProps {
  datev: Loadable<RowFormState<DatevValues>>
  actions: RowFormActions<DatevValues>
}

/** The numbers and accounts that the tax adviser reads invoices in by. */
export function DatevForm({ datev, actions }: DatevFormProps) {
  const t = useTexts(texts).datev
  const form = shown(datev)
  return (
    <Card title={t.title}>
      {!form && datev.status === 'loading' && (
        <SkeletonGroup>
          <VisuallyHidden>{t.loading}</VisuallyHidden>
          <Skeleton height={240} />
        </SkeletonGroup>
      )}
      {!form && datev.status === 'failed' && (
        <ErrorState title={t.failed} message={datev.message} onRetry={datev.retry} />
      )}
      {form && <Ready form={form} actions={actions} />}
    </Card>
  )
}

interface ReadyProps {
  form: RowFormState<DatevValues>
  actions: RowFormActions<DatevValues>
}

const isChart = (value: string): value is Chart => charts.some((chart) => chart === value)

function Ready({ form, actions }: ReadyProps) {
  const { datev: t, form: words } = useTexts(texts)
  const months = useMonths()
  const { values } = form
  return (
    <RowForm
      form={form}
      actions={actions}
      wrong={wrongDatev(values).map((field) => t.fields[field])}
      open={{ ...words, names: t.fields }}
    >
      <Quiet>{t.hint}</Quiet>
      <Section>
        <legend>{t.sections.numbers}</legend>
        <Fields>
          <DigitsField field="berater" most={7} form={form} actions={actions} />
          <DigitsField field="mandant" most={5} form={form} actions={actions} />
          <Choice
            field="kontenrahmen"
            options={charts.map((chart) => [chart, t.chart(chart)])}
            form={form}
            actions={actions}
          />
          <Choice
            field="kontolaenge"
            options={['4', '5', '6', '7', '8'].map((length) => [length, length])}
            form={form}
            actions={actions}
          />
          <Choice field="jahresbeginn" options={months} form={form} actions={actions} />
        </Fields>
      </Section>
      <Section>
        <legend>{t.sections.accounts}</legend>
        <Quiet>{t.accountsHint}</Quiet>
        <Accounts kinds={revenueKinds} form={form} actions={actions} />
      </Section>
      <Section>
        <legend>{t.sections.prepayments}</legend>
        <Quiet>{t.prepaymentsHint}</Quiet>
        <Accounts kinds={prepaymentKinds} form={form} actions={actions} />
      </Section>
    </RowForm>
  )
}

function Accounts({ kinds, form, actions }: ReadyProps & { kinds: readonly AccountKind[] }) {
  const { kontenrahmen, kontolaenge } = form.values
  const usual = usualAccounts[isChart(kontenrahmen) ? kontenrahmen : '03']
  return (
    <InThrees>
      {kinds.map((kind) => (
        <DigitsField
          key={kind}
          field={kind}
          most={8}
          placeholder={usual[kind].padEnd(Number(kontolaenge), '0')}
          form={form}
          actions={actions}
        />
      ))}
    </InThrees>
  )
}

/** Six and three of them: in full rows; on a phone two numbers side by side. */
const InThrees = styled(Fields)`
  @media (width < 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (width >= 1100px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** '1' to '12' by their names. */
function useMonths(): readonly (readonly [string, string])[] {
  const locale = useLocale()
  return useMemo(() => {
    const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month) => [String(month + 1), name.format(new Date(Date.UTC(2026, month)))])
  }, [locale])
}

interface FieldProps extends ReadyProps {
  field: DatevField
}

function DigitsField({ field, most, placeholder, form, actions }: FieldProps & { most: number; placeholder?: string }) {
  const t = useTexts(texts).datev
  const fault = datevFault(field, form.values)
  return (
    <RowField
      form={form}
      actions={actions}
      field={field}
      label={t.fields[field]}
      most={most}
      error={fault && t.faults[fault]}
      input={{ inputMode: 'numeric', ...(placeholder !== undefined && { placeholder }) }}
    />
  )
}

function Choice({
  field,
  options,
  form,
  actions,
}: FieldProps & { options: readonly (readonly [value: string, name: string])[] }) {
  const t = useTexts(texts).datev
  const names = new Map(options)
  return (
    <RowPlace
      form={form}
      actions={actions}
      field={field}
      label={t.fields[field]}
      formatValue={(value) => names.get(value) ?? value}
    >
      <Select
        label={t.fields[field]}
        value={form.values[field]}
        onChange={({ target }) => actions.change({ [field]: target.value })}
      >
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </RowPlace>
  )
}
