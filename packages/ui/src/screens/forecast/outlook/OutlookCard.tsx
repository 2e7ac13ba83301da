import { daysToInvoice } from '@waldkerf/domain/forecast/forecastParts'
import type { Outlook } from '@waldkerf/domain/forecast/outlook'
import { sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import { Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { chartDrawing, EChart } from '@waldkerf/ui/parts/EChart/EChart'
import { space } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { texts } from '../ForecastScreen.texts.ts'
import { documentLooks, kindLooks } from './outlookOption.ts'
import { MonthPress } from './MonthPress.tsx'
import { type MonthSeries, useMonthChart } from './useMonthChart.ts'

export interface OutlookCardProps {
  outlook: Outlook
  /** `YYYY-MM-DD` */
  today: string
  /** Days until an invoice is due. */
  term: number
  /** A month was pressed. */
  onMonth: (month: string) => void
}

/** Kinds that have a series of their own; what is left over takes the last of the looks. */
const ownKinds = kindLooks.length - 1

/** Income and expenses, month by month and kind by kind. */
export function OutlookCard({ outlook, today, term, onMonth }: OutlookCardProps) {
  const { outlook: t } = useTexts(texts)
  const { months, series, looks, balance } = useOutlookSeries(outlook)
  const { chart, legend, figures } = useMonthChart(months, series, {
    looks,
    stacked: true,
    today,
    extra: balance,
  })
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

/** The kinds by their names, then invoices and offers; more kinds than looks are one. */
function useOutlookSeries({ months, kinds }: Outlook) {
  const { outlook: t } = useTexts(texts)
  return useMemo(() => {
    const kindName = (kind: string) => t.kinds[kind] ?? kind
    const kindAmounts = (kind: string) => months.map(({ entries }) => entries[kind] ?? '0')
    const hasMore = kinds.length > ownKinds + 1
    const own = hasMore ? kinds.slice(0, ownKinds) : kinds
    const rest = kinds.slice(own.length)
    const others: MonthSeries = {
      name: t.more,
      amounts: months.map(({ entries }) => sumAmounts(rest.map((kind) => entries[kind] ?? '0'))),
    }
    const series: MonthSeries[] = [
      ...own.map((kind) => ({ name: kindName(kind), amounts: kindAmounts(kind) })),
      ...(hasMore ? [others] : []),
      { name: t.invoices, amounts: months.map(({ invoices }) => invoices) },
      { name: t.offers, amounts: months.map(({ offers }) => offers) },
    ]
    return {
      months: months.map(({ month }) => month),
      series,
      looks: [...kindLooks.slice(0, series.length - documentLooks.length), ...documentLooks],
      balance: [{ name: t.balance, amounts: months.map((row) => row.balance) }],
    }
  }, [months, kinds, t])
}
