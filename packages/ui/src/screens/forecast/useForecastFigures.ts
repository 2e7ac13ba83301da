import { usualAssumptions } from '@waldkerf/domain/forecast/assumptions'
import { type ForecastFigure, type FigureSum, figureSums } from '@waldkerf/domain/forecast/figureSums'
import { type Outlook, outlook, type PlanMonth, planAgainstActual } from '@waldkerf/domain/forecast/outlook'
import { negatedAmount, sumAmounts, wholeEuros } from '@waldkerf/domain/office/money/amounts'
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
  /** All that comes from today on, by its parts. Plans whose day has passed are none any more. */
  figures: Readonly<Record<ForecastFigure, FigureSum>>
  /** The same in whole euros, so that the parts add up to their sums. */
  sums: Record<ForecastFigure | 'income' | 'balance', string>
  /** The assumptions' effect on the balance. */
  effect: string
}

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
    const months = whole.months.slice(monthsBack)
    const ahead = months.flatMap(({ parts }) => parts).filter(({ day }) => day >= today)
    const figures = figureSums(ahead, late)
    const shown = (name: ForecastFigure) => wholeEuros(figures[name].amount)
    const [planned, offers] = [shown('planned'), shown('offers')]
    const [invoices, expenses] = [shown('invoices'), shown('expenses')]
    return {
      outlook: whole,
      plan,
      current: months[0]?.month ?? '',
      figures,
      sums: {
        income: sumAmounts([planned, offers, invoices]),
        planned,
        offers,
        invoices,
        expenses,
        balance: sumAmounts([planned, offers, invoices, expenses]),
      },
      effect: sumAmounts([outlookBalance({ months }), negatedAmount(outlookBalance(usual))]),
    }
  }, [sources, today, late, usual, plan])
}
