import { usualAssumptions } from '@waldkerf/domain/forecast/assumptions'
import { expense, type ForecastPart } from '@waldkerf/domain/forecast/forecastParts'
import { type Outlook, outlook, type PlanMonth, planAgainstActual } from '@waldkerf/domain/forecast/outlook'
import { sumAmounts, wholeEuros } from '@waldkerf/domain/office/money/amounts'
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
  /**
   * From today on over all months ahead, in whole euros, so that the parts add up to their sums. Plans whose day has
   * passed are none any more.
   */
  sums: Record<'income' | 'planned' | 'offers' | 'invoices' | 'expenses' | 'balance', string>
  /** The same before it is weighted, where that differs. */
  wholes: Partial<Record<keyof ForecastFigures['sums'], string>>
  /** The assumptions' effect on the balance. */
  effect: string
}

const negated = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)
const outlookBalance = ({ months }: Pick<Outlook, 'months'>) => sumAmounts(months.map(({ balance }) => balance))

type FigureName = 'planned' | 'offers' | 'invoices' | 'expenses'

function figureName({ source, kind, isDraft }: ForecastPart): FigureName {
  if (source === 'entry') return kind === expense ? 'expenses' : 'planned'
  return source === 'offer' || isDraft ? 'offers' : 'invoices'
}

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
    const groups = Map.groupBy(ahead, figureName)
    const add = (name: FigureName, field: 'amount' | 'whole') =>
      sumAmounts((groups.get(name) ?? []).map((part) => part[field]))
    const shown = (name: FigureName) => wholeEuros(add(name, 'amount'))
    const [planned, offers] = [shown('planned'), shown('offers')]
    const [invoices, expenses] = [shown('invoices'), shown('expenses')]
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
        balance: sumAmounts([planned, offers, invoices, expenses]),
      },
      wholes: { offers: add('offers', 'whole'), invoices: add('invoices', 'whole') },
      effect: sumAmounts([outlookBalance({ months }), negated(outlookBalance(usual))]),
    }
  }, [sources, today, late, usual, plan])
}
