import { expect, test } from 'vitest'
import { pageResolutions, pageSize } from './pdfPage.ts'

const page = (width: number, height: number) => ({ width: (width / 25.4) * 72, height: (height / 25.4) * 72 })

test.each([
  ['A4', page(210, 297), undefined, 400],
  ['A1', page(594, 841), undefined, 400],
  ['A0: 400 dpi would be too many pixels', page(841, 1189), undefined, 300],
  ['a scan of A4 in 600 dpi', page(210, 297), { width: 4_960, height: 7_016 }, 600],
  ['a scan that lies across its page', page(210, 297), { width: 3_508, height: 2_480 }, 300],
  ['a picture on a part of the page', page(210, 297), { width: 900, height: 400 }, 400],
  ['a scan of A0 in 600 dpi', page(841, 1189), { width: 19_866, height: 28_087 }, 300],
  ['a plan of 5 m', page(5_000, 900), undefined, null],
])('%s', (_, sides, picture, dpi) => {
  const [found, ...others] = pageResolutions(sides, picture)
  expect(found === undefined ? null : Math.round(found)).toBe(dpi)
  expect(others).not.toContain(found)
})

test('a page has its size in pixels', () => {
  expect(pageSize(page(210, 297), 300)).toEqual({ width: 2_480, height: 3_508 })
})
