import { expect, test } from 'vitest'
import { type TooltipRow, tooltipText } from './axisTooltip.ts'

const row = (seriesIndex: number, seriesName: string, value: number | null): TooltipRow => ({
  seriesIndex,
  seriesName,
  value,
  axisValue: 'KW 20',
  marker: `{dot${seriesIndex}|} `,
})

test('the lines stand in the legend’s order, each with its colour', () => {
  const rows = [row(2, '2024', 5), row(0, '2026', 12), row(1, '2025', 0)]
  expect(tooltipText(rows, String)).toBe('KW 20\n{dot0|} 2026: 12\n{dot1|} 2025: 0\n{dot2|} 2024: 5')
})

test('a week that is still to come, and a value without a text, have no line', () => {
  const rows = [row(0, '2026', null), row(1, '2025', 0), row(2, '2024', 5)]
  expect(tooltipText(rows, (value) => (value === 0 ? null : String(value)))).toBe('KW 20\n{dot2|} 2024: 5')
})
