import { expect, test } from 'vitest'
import { labelPlaces, margins, seasonOption } from './seasonOption.ts'

const theme = { text: '', muted: '', grid: '', rest: '', surface: '', series: [], font: '', fontSize: 13 }
const seasons = [{ year: 2026, weeks: Array.from({ length: 53 }, () => 1) }]

const months = ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sept', 'Okt', 'Nov', 'Dez']
const week = (count: number) => `KW ${count}`

test.each([320, 560, 1180])('at %d px the months stand below the axis, and none runs into the next', (width) => {
  const { xAxis } = seasonOption({ seasons, week, number: String, months }, { ...theme, width })
  const { interval, formatter } = xAxis.axisLabel
  const named = xAxis.data.map((name, index) => (interval(index) ? formatter(name, index) : '')).filter(Boolean)
  expect(named[0]).toBe('Jan')
  expect(named.length).toBeGreaterThan(3)
  const room = (width - margins.left - margins.right) / named.length
  expect(room).toBeGreaterThan('Sept'.length * 6.5)
})

/** Rises to its peak and falls again, by one a week. */
const line = (peak: number, middle: number) =>
  Array.from({ length: 52 }, (_, at) => Math.max(0, peak - Math.abs(at - middle)))

test('each year is named at its line, where it stands apart from the others', () => {
  const years = [
    { year: 2026, weeks: line(20, 20).map((count, at) => (at > 40 ? null : count)) },
    { year: 2025, weeks: line(12, 40) },
    { year: 2024, weeks: line(9, 40) },
  ]
  expect(labelPlaces(years, 1_040)).toMatchObject([{ at: 20, above: true }, { at: 40, above: true }, { above: false }])
  expect(labelPlaces([{ year: 2026, weeks: [null, null] }], 300)).toEqual([undefined])
})

test('this year alone has the colour', () => {
  const years = [2026, 2025, 2024].map((year) => ({ year, weeks: [1, 2] }))
  const colors = { ...theme, series: ['green'], muted: 'grey', rest: 'light', width: 560 }
  const { series } = seasonOption({ seasons: years, week, number: String, months }, colors)
  expect(series.map(({ color }) => color)).toEqual(['green', 'grey', 'light'])
})
