import { usualAssumptions } from '@waldkerf/domain/forecast/assumptions'
import { expense } from '@waldkerf/domain/forecast/forecastParts'
import { type Outlook, outlook, type PlanMonth, planAgainstActual } from '@waldkerf/domain/forecast/outlook'
import { sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { useDeferredValue, useMemo } from 'react'
import type { ForecastSources, ForecastState } from './forecastTypes.ts'

const monthsAhead = 12
/** Both charts stand over one axis: what was, this month, and what comes. */
const monthsBack = 5

export interface ForecastFigures {
  outlook: Outlook
  plan: readonly PlanMonth[]
  /** This month, `YYYY-MM`. */
  current: string
  /** Over all months ahead, as decimal text. */
  sums: {
    income: string
    planned: string
    offers: string
    invoices: string
    expenses: string
    balance: string
  }
  /** The assumptions' effect on the balance. */
  effect: string
}

const negated = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)
const outlookBalance = ({ months }: Pick<Outlook, 'months'>) => sumAmounts(months.map(({ balance }) => balance))

/** The figures of the forecast. They follow a slider without holding it up. */
export function useForecastFigures(
  sources: ForecastSources,
  { assumptions, today }: Pick<ForecastState, 'assumptions' | 'today'>,
): ForecastFigures {
  const late = useDeferredValue(assumptions)
  const usual = useMemo(() => outlook({ ...sources, today }, usualAssumptions, 0, monthsAhead), [sources, today])
  const plan = useMemo(
    () => planAgainstActual({ ...sources, today }, -monthsBack, monthsBack + monthsAhead),
    [sources, today],
  )
  return useMemo(() => {
    const whole = outlook({ ...sources, today }, late, -monthsBack, monthsBack + monthsAhead)
    const { kinds } = whole
    const months = whole.months.slice(monthsBack)
    const expenses = sumAmounts(months.map(({ entries }) => entries[expense] ?? '0'))
    const income = kinds.filter((kind) => kind !== expense)
    const planned = sumAmounts(months.flatMap(({ entries }) => income.map((kind) => entries[kind] ?? '0')))
    const offers = sumAmounts(months.map((row) => row.offers))
    const invoices = sumAmounts(months.map((row) => row.invoices))
    return {
      outlook: whole,
      plan,
      current: months[0]?.month ?? '',
      sums: {
        income: sumAmounts([planned, offers, invoices]),
        planned,
        offers,
        invoices,
        expenses,
        balance: outlookBalance({ months }),
      },
      effect: sumAmounts([outlookBalance({ months }), negated(outlookBalance(usual))]),
    }
  }, [sources, today, late, usual, plan])
}
