import { expect, test } from 'vitest'
import { margins, seasonOption } from './seasonOption.ts'

const theme = { text: '', muted: '', grid: '', rest: '', surface: '', series: [], font: '', fontSize: 13 }
const seasons = [{ year: 2026, weeks: Array.from({ length: 53 }, () => 1) }]

test.each([
  [320, 'Week'],
  [320, 'KW'],
  [560, 'Week'],
  [1180, 'KW'],
])('at %d px no label of the axis runs into the next: %s', (width, word) => {
  const week = (count: number) => `${word} ${count}`
  const { xAxis } = seasonOption({ seasons, week, number: String }, { ...theme, width })
  const shown = xAxis.data.filter((_, index) => xAxis.axisLabel.interval(index))
  const room = (width - margins.left - margins.right) / (shown.length - 1)
  expect(room).toBeGreaterThan(week(44).length * 6.5)
  expect(shown.length).toBeGreaterThan(2)
})
