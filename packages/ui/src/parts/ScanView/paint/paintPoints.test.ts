import { expect, test } from 'vitest'
import type { ShownPoint } from '../scanTypes.ts'
import { labelHeight, layLabels } from './paintPoints.ts'

const pane = { width: 700, height: 450 }
const textWidth = (label: string) => label.length * 8 + 8

/** Points in rows of 15, `gap` px apart. */
const grid = (count: number, gap: number): ShownPoint[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at,
    label: String(at + 1),
    at: [60 + (at % 15) * gap, 40 + Math.floor(at / 15) * gap],
    look: 'filled',
    selected: false,
  }))

test('with room between them all numbers stand right above their marks', () => {
  const points = grid(20, 42)
  const laid = layLabels(points, pane, textWidth)
  expect(points.map((point) => laid.get(point))).toEqual(points.map(({ at: [x, y] }) => [x + 9, y - 22]))
})

test('two hundred numbers cover neither each other nor a mark; the selected one and those that wait are there', () => {
  const points = grid(200, 26).map((point) => ({
    ...point,
    selected: point.id === 77,
    look: point.id === 90 ? ('waiting' as const) : point.look,
  }))
  const laid = [...layLabels(points, pane, textWidth)]
  expect(laid.length).toBeLessThan(200)
  expect(laid.map(([{ id }]) => id)).toEqual(expect.arrayContaining([77, 90]))
  const boxes = laid.map(([{ label }, [left, top]]) => ({ left, top, right: left + textWidth(label), bottom: top + labelHeight })) // prettier-ignore
  for (const [at, box] of boxes.entries()) {
    const meets = (left: number, top: number, right: number, bottom: number) =>
      box.left < right && left < box.right && box.top < bottom && top < box.bottom
    expect(boxes.some((other, i) => i !== at && meets(other.left, other.top, other.right, other.bottom))).toBe(false)
    // Only the selected point's number may cover a mark.
    const isCovering = points.some(({ at: [x, y] }) => meets(x - 4, y - 4, x + 4, y + 4))
    expect(isCovering && laid[at]?.[0].selected !== true).toBe(false)
  }
})

test('no number comes or goes while the view is moved', () => {
  const points = grid(60, 30)
  const shown = (by: number) => {
    const moved = points.map((point) => ({ ...point, at: [point.at[0] + by, point.at[1] + by] as const }))
    return [...layLabels(moved, pane, textWidth).keys()].map(({ id }) => id)
  }
  for (const by of [1, 2.5, 7]) expect(shown(by)).toEqual(shown(0))
})
