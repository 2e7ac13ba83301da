import { expect, test } from 'vitest'
import { resized, shownPages, within } from './pages.ts'

test('with another number of rows the page still shows the former first row', () => {
  expect(resized({ page: 3, limit: 20 }, 30)).toEqual({ page: 2, limit: 30 })
  expect(resized({ page: 1, limit: 50 }, 10)).toEqual({ page: 1, limit: 10 })
})

test('a gap stands for several pages, never for one', () => {
  expect(shownPages(1, 1)).toEqual([1])
  expect(shownPages(3, 5)).toEqual([1, 2, 3, 4, 5])
  expect(shownPages(5, 10)).toEqual([1, 'gap', 4, 5, 6, 'gap', 10])
  expect(shownPages(10, 10)).toEqual([1, 'gap', 9, 10])
})

test('a page beyond the ends becomes the first or the last page', () => {
  expect([-3, 0, 2.7, 99].map((page) => within(page, 5))).toEqual([1, 1, 2, 5])
})
