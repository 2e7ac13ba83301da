import type { Report, ReportCell, ReportScreen } from '../report/report.ts'
import { states } from '../rules/states.ts'

const stateCells = ({ cells }: ReportScreen): readonly ReportCell[] => states.map((state) => cells[state])
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

export const hasGap = (screen: ReportScreen) => stateCells(screen).includes('missing')

/** How many there are, and how many of them are shown. */
export function countFigures({ screens, rooms }: Report) {
  const cells = screens.flatMap(stateCells).filter((cell) => cell !== 'none')
  const gaps = cells.filter((cell) => cell === 'missing').length
  const unseen = sum(rooms.map(({ missing }) => missing.length))
  const seen = sum(rooms.map(({ shown, inner }) => shown + inner))
  return {
    screens: screens.length,
    states: { shown: cells.length - gaps, all: cells.length },
    components: { shown: seen, all: seen + unseen },
    missing: gaps + unseen,
  }
}
