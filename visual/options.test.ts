import { describe, expect, test } from 'vitest'
import { keptHere } from './folders.ts'
import { readOptions } from './options.ts'

describe('the command line', () => {
  test('compares everything when nothing is asked for', () => {
    expect(readOptions([])).toEqual({ task: 'compare', words: [], kept: keptHere, resume: false, pages: 2 })
  })

  test('knows stories, a commit, a built Storybook and how many pages', () => {
    const args = ['parts/button', '--against', 'main', '--static=/site', '--kept=/pictures', '--pages=3', '--resume']
    expect(readOptions(args)).toEqual({
      task: 'compare',
      words: ['parts/button'],
      against: 'main',
      site: '/site',
      kept: '/pictures',
      resume: true,
      pages: 3,
    })
  })

  test('accepts what was found, of some stories too', () => {
    expect(readOptions(['accept'])).toMatchObject({ task: 'accept', words: [] })
    expect(readOptions(['accept', 'gis'])).toMatchObject({ task: 'accept', words: ['gis'] })
  })

  test.each([
    [['--pages=0'], '--pages=0 is not a number of pages.'],
    [['--pages=two'], '--pages=two is not a number of pages.'],
    [['accept', '--against', 'main'], 'accept takes only words that stories are chosen by.'],
    [['--agianst=main'], "Unknown option '--agianst'"],
  ])('%s is refused by name', (args, message) => {
    expect(() => readOptions(args)).toThrow(message)
  })
})
