import { daysToInvoice } from '@waldkerf/domain/forecast/forecastParts'
import type { Outlook } from '@waldkerf/domain/forecast/outlook'
import { useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import { Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { chartDrawing, EChart } from '@waldkerf/ui/parts/EChart/EChart'
import { space } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { texts } from '../ForecastScreen.texts.ts'
import { invoiced, offered } from './outlookOption.ts'
import { MonthPress } from './MonthPress.tsx'
import { kindAmounts, type KindSeries } from './useKindSeries.ts'
import { useMonthChart } from './useMonthChart.ts'

export interface OutlookCardProps {
  outlook: Outlook
  kinds: readonly KindSeries[]
  /** `YYYY-MM-DD` */
  today: string
  /** Days until an invoice is due. */
  term: number
  /** A month was pressed. */
  onMonth: (month: string) => void
}

/** Income and expenses, month by month and kind by kind. */
export function OutlookCard({ outlook, kinds, today, term, onMonth }: OutlookCardProps) {
  const { outlook: t } = useTexts(texts)
  const { months, series, extra } = useOutlookSeries(outlook, kinds)
  const { chart, legend, figures } = useMonthChart(months, series, { stacked: true, today, extra })
  if (outlook.months.every(({ parts }) => parts.length === 0)) {
    return (
      <Card title={t.title}>
        <Quiet>{t.empty}</Quiet>
      </Card>
    )
  }
  return (
    <ChartCard
      title={t.title}
      figures={figures}
      legend={legend}
      drawing={chartDrawing(chart)}
      note={<Rules term={term} />}
    >
      <MonthPress months={months} onMonth={onMonth}>
        <EChart label={t.title} {...chart} />
      </MonthPress>
    </ChartCard>
  )
}

/** One sentence for all, the rules for those who ask. */
function Rules({ term }: Pick<OutlookCardProps, 'term'>) {
  const { outlook: t } = useTexts(texts)
  const { ruleList: rules } = t
  return (
    <>
      {t.note}
      <Fold>
        <summary>{t.rules}</summary>
        <ul>
          <li>{rules.invoices(String(term))}</li>
          <li>{rules.drafts}</li>
          <li>{rules.offers(String(daysToInvoice))}</li>
          <li>{rules.clients}</li>
        </ul>
      </Fold>
    </>
  )
}

const Fold = styled.details`
  summary {
    width: fit-content;
    padding-block: ${space(1)};
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: ${space(1)};
    padding-inline-start: ${space(4)};
    list-style: disc;
  }
`

/** The kinds by their names, then invoices and offers. */
function useOutlookSeries({ months }: Outlook, kinds: readonly KindSeries[]) {
  const { outlook: t } = useTexts(texts)
  return useMemo(
    () => ({
      months: months.map(({ month }) => month),
      series: [
        ...kindAmounts(kinds, months),
        { name: t.invoices, look: invoiced, amounts: months.map(({ invoices }) => invoices) },
        { name: t.offers, look: offered, amounts: months.map(({ offers }) => offers) },
      ],
      extra: [{ name: t.balance, amounts: months.map(({ balance }) => balance) }],
    }),
    [months, kinds, t],
  )
}
