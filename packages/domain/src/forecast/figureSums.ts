import { negatedAmount, sumAmounts } from '../office/money/amounts.ts'
import type { Assumptions } from './assumptions.ts'
import { type ForecastGroup, type ForecastPart, weighted } from './forecastParts.ts'

export type ForecastFigure = 'invoices' | 'offers' | 'planned' | 'expenses'

/** The figure that each group adds up to, in the order in which they are read. */
const figures: Readonly<Record<ForecastGroup, ForecastFigure>> = {
  due: 'invoices',
  bis30: 'invoices',
  bis60: 'invoices',
  bis90: 'invoices',
  aelter: 'invoices',
  owedBack: 'invoices',
  angenommen: 'offers',
  versendet: 'offers',
  entwurf: 'offers',
  drafts: 'offers',
  planned: 'planned',
  expenses: 'expenses',
}

const groups = Object.keys(figures) as ForecastGroup[]

export const partFigure = ({ group }: Pick<ForecastPart, 'group'>): ForecastFigure => figures[group]

/** The parts of one group. */
interface GroupSum {
  group: ForecastGroup
  /** Assumed of the group, in per cent. */
  likelihood: number
  /** Net, before and after that likelihood; each part is rounded to cents. */
  whole: string
  amount: string
}

/** A figure of the forecast: its groups and `less` add up to `amount`, to the cent. */
export interface FigureSum {
  groups: readonly GroupSum[]
  /** By how much single parts are less likely than their group: by a client's history, or because an order is late. */
  less: string
  whole: string
  amount: string
}

/** The groups that each figure is made of. @param parts those that count */
export function figureSums(
  parts: readonly ForecastPart[],
  { likelihood, overdue, drafts }: Pick<Assumptions, 'likelihood' | 'overdue' | 'drafts'>,
): Record<ForecastFigure, FigureSum> {
  const certain = { due: 100, owedBack: 100, planned: 100, expenses: 100 }
  const assumed: Record<ForecastGroup, number> = { ...certain, ...likelihood, ...overdue, drafts }
  const byGroup = Map.groupBy(parts, ({ group }) => group)
  const sumFigure = (figure: ForecastFigure): FigureSum => {
    const own = groups.filter((group) => figures[group] === figure && byGroup.has(group))
    const sums = own.map((group): GroupSum => {
      const wholes = (byGroup.get(group) ?? []).map(({ whole }) => whole)
      const weights = wholes.map((whole) => weighted(whole, assumed[group]))
      return { group, likelihood: assumed[group], whole: sumAmounts(wholes), amount: sumAmounts(weights) }
    })
    const amount = sumAmounts(own.flatMap((group) => byGroup.get(group) ?? []).map((part) => part.amount))
    const less = sumAmounts([amount, ...sums.map((sum) => negatedAmount(sum.amount))])
    return { groups: sums, less, whole: sumAmounts(sums.map(({ whole }) => whole)), amount }
  }
  return {
    invoices: sumFigure('invoices'),
    offers: sumFigure('offers'),
    planned: sumFigure('planned'),
    expenses: sumFigure('expenses'),
  }
}
