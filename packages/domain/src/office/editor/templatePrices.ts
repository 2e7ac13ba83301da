import type { PositionTemplate } from '@waldkerf/domain/entities/documents/positions'
import { sumLines } from '../money/amounts.ts'
import type { PositionValues } from './document.ts'

type Template = Pick<PositionTemplate, 'bez' | 'einheit' | 'ep'>
type Line = Pick<PositionValues, 'bez' | 'einheit' | 'anzahl' | 'ep'>

const sameNumber = (one: string, other: string) => Number(one) === Number(other)
const nameAndUnit = ({ bez, einheit }: Pick<Line, 'bez' | 'einheit'>) => JSON.stringify([bez, einheit])

/**
 * The price of each line item today: that of the template with its name and unit, else its own, also where several
 * templates of that name have different prices (SQL: `app.take_template_prices`).
 */
export function todaysPrices(lines: readonly Omit<Line, 'anzahl'>[], templates: readonly Template[]): string[] {
  const found = Map.groupBy(templates, nameAndUnit)
  return lines.map((line) => {
    const [first, ...others] = found.get(nameAndUnit(line)) ?? []
    const isOne = first !== undefined && others.every(({ ep }) => sameNumber(ep, first.ep))
    return isOne && !sameNumber(first.ep, line.ep) ? first.ep : line.ep
  })
}

/** How many prices of these line items are others today, and the net sums of both; undefined where none is. */
export function templatePrices(lines: readonly Line[], templates: readonly Template[]) {
  const prices = todaysPrices(lines, templates)
  const renewed = lines.map((line, at) => ({ ...line, ep: prices[at] ?? line.ep }))
  const count = renewed.filter(({ ep }, at) => ep !== lines[at]?.ep).length
  return count === 0 ? undefined : { count, before: sumLines(lines), after: sumLines(renewed) }
}
