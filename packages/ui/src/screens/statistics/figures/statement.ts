import { stateYear, type YearSpan, type YearWeeks } from '@waldkerf/domain/beetles/years/yearSpan'
import type { YearWords } from './yearFigures.ts'

/** How the year was, in one sentence, and the mean of the years before in another; '' where there is none. */
export function yearStatement(
  { t: { statement: t, lead }, number }: YearWords,
  years: readonly YearWeeks[],
  span: YearSpan,
): { sentence: string; mean: string } {
  const { year, until, isPart } = span
  const { soFar, before, mean } = stateYear(years, span)
  const when = isPart ? t.part(year, until) : t.whole(year)
  const count = soFar === 0 ? t.none : t.count(number(soFar))
  const changed = () => {
    if (before === undefined || soFar === 0) return ''
    const percent = Math.round((100 * Math.abs(soFar - before)) / before)
    if (percent === 0) return t.same(year - 1)
    return soFar > before ? t.more(number(percent), year - 1) : t.fewer(number(percent), year - 1)
  }
  const change = changed()
  return {
    sentence: `${when}: ${count}${change && `, ${change}${isPart ? ` ${t.sameWeeks}` : ''}`}`,
    mean: mean ? lead.mean(number(mean.value), mean.years) : '',
  }
}
