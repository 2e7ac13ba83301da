import { expect, test } from 'vitest'
import { easingCurve } from './MotionPage.tsx'

test('a curve begins below and ends above', () => {
  expect(easingCurve('cubic-bezier(0.2, 0, 0, 1)', 100)).toBe('M0 100C20 100 0 0 100 0')
})
