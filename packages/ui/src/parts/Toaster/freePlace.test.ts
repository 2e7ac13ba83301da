import { expect, test } from 'vitest'
import { freePlace } from './freePlace.ts'

const window = { width: 1_000, height: 800 }
const notice = { width: 400, height: 60 }

test('a message lies at the lower right where nothing is', () => {
  expect(freePlace(notice, [], window)).toEqual({ left: 584, top: 724 })
})

test('it gives way to a button, upwards or aside, whichever is lower', () => {
  const button = { left: 800, top: 740, right: 980, bottom: 780 }
  expect(freePlace(notice, [button], window)).toEqual({ left: 392, top: 724 })
  expect(freePlace(notice, [{ ...button, left: 0 }], window)?.top).toBeLessThanOrEqual(740 - 60)
})

test('there is no free place where controls are everywhere', () => {
  const rows = Array.from({ length: 40 }, (_, at) => ({ left: 0, top: at * 20, right: 1_000, bottom: at * 20 + 18 }))
  expect(freePlace(notice, rows, window)).toBeNull()
})

test('what lies in the page itself stays beside the menu, which lies over it', () => {
  const button = { left: 600, top: 740, right: 980, bottom: 780 }
  expect(freePlace(notice, [button], window)).toEqual({ left: 192, top: 724 })
  expect(freePlace(notice, [button], { ...window, left: 210 })?.top).toBeLessThanOrEqual(740 - 60)
})
