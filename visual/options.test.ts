import { describe, expect, test } from 'vitest'
import { readOptions } from './options.ts'

describe('the command line', () => {
  test('compares everything when nothing is asked for', () => {
    expect(readOptions([])).toMatchObject({ accepts: false, shows: false, words: [], resume: false, workers: 2 })
    expect(readOptions([]).kept).toMatch(/\.visual$/)
  })

  test('knows stories, a commit, a built Storybook and how many pages work', () => {
    const args = ['parts/button', '--against', 'main', '--static=/site', '--kept=/pictures', '--workers=3', '--resume']
    expect(readOptions(args)).toEqual({
      accepts: false,
      shows: false,
      words: ['parts/button'],
      against: 'main',
      site: '/site',
      kept: '/pictures',
      resume: true,
      workers: 3,
    })
  })

  test('shows the last run', () => {
    expect(readOptions(['show'])).toMatchObject({ shows: true, words: [] })
  })

  test('accepts what was found, of some stories too', () => {
    expect(readOptions(['accept', 'gis'])).toMatchObject({ accepts: true, words: ['gis'] })
  })

  test.each([
    [['--workers=0'], '--workers=0 is not a number of workers.'],
    [['--workers=two'], '--workers=two is not a number of workers.'],
    [['accept', '--against', 'main'], 'accept takes only words that stories are chosen by.'],
    [['--agianst=main'], "Unknown option '--agianst'"],
  ])('%s is refused by name', (args, message) => {
    expect(() => readOptions(args)).toThrow(message)
  })
})
