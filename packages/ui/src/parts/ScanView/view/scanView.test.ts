import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centred, held, panned, revealing, toScan, toScreen, wholeView, zoomed } from './scanView.ts'

const size = { width: 14_043, height: 9_933 }
const pane = { width: 700, height: 500 }
const spot = fc.tuple(fc.double({ min: -1e4, max: 2e4, noNaN: true }), fc.double({ min: -1e4, max: 2e4, noNaN: true }))

describe('the view of a scan', () => {
  test('shows a whole A0 sheet in the middle', () => {
    const view = wholeView(size, pane)
    const [x, y] = toScreen(view, [size.width / 2, size.height / 2])
    expect(x).toBeCloseTo(350)
    expect(y).toBeCloseTo(250)
    expect(toScreen(view, [0, 0])[0]).toBeGreaterThan(0)
  })

  test('keeps what is under the pointer when it zooms', () => {
    fc.assert(
      fc.property(spot, fc.double({ min: 0.2, max: 5, noNaN: true }), (fixed, factor) => {
        const view = wholeView(size, pane)
        const before = toScan(view, fixed)
        const after = toScan(zoomed(view, factor, fixed), fixed)
        expect(after[0]).toBeCloseTo(before[0], 5)
        expect(after[1]).toBeCloseTo(before[1], 5)
      }),
    )
  })

  test('a place converted to the screen and back is the same', () => {
    const view = zoomed(wholeView(size, pane), 40, [300, 200])
    fc.assert(
      fc.property(spot, (at) => {
        const back = toScan(view, toScreen(view, at))
        expect(back[0]).toBeCloseTo(at[0], 6)
      }),
    )
  })

  test('zooms between 1/64 and 64 px of the screen for a pixel of the scan', () => {
    const view = wholeView(size, pane)
    expect(zoomed(view, 1e9, [0, 0]).scale).toBe(64)
    expect(zoomed(view, 0, [0, 0]).scale).toBe(1 / 64)
  })

  test('never loses the scan', () => {
    const far = held(panned(wholeView(size, pane), 1e6, 1e6), size, pane)
    const [x, y] = toScreen(far, [0, 0])
    expect(x).toBeLessThan(pane.width)
    expect(y).toBeLessThan(pane.height)
  })

  test('moves for a place only when it is out of sight', () => {
    const view = zoomed(wholeView(size, pane), 20, [350, 250])
    const middle = toScan(view, [350, 250])
    expect(revealing(view, middle, pane)).toBe(view)
    expect(revealing(view, [5, 5], pane)).toEqual(centred(view, [5, 5], pane))
  })
})
