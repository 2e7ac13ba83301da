import { beforeEach, expect, test } from 'vitest'
import { ApiError, loadFailureWords } from '../errors/errors.ts'
import { notices } from '../notices/notices.ts'
import { logFailure, tellFailure } from './report.ts'

beforeEach(loadFailureWords)
beforeEach(() => {
  notices.endAll()
  notices.forget()
})

test('a failure text of half a million characters is said and listed as its beginning', () => {
  tellFailure(new ApiError('http', { status: 400, serviceMessage: 'Zu lang '.repeat(62_500) }), 'GIS')
  notices.show({ tone: 'danger', message: 'x'.repeat(500_000) })
  const { shown, errors } = notices.snapshot()
  expect([...shown, ...errors].map(({ message }) => message.length).filter((length) => length > 300)).toEqual([])
  expect(shown).toHaveLength(2)
})

test('a failure is said in words for people and kept; what nobody needs to know is not', () => {
  tellFailure(new ApiError('http', { status: 403 }), 'GIS')
  logFailure(new TypeError('x is undefined'), 'Dashboard')
  logFailure(new ApiError('aborted'), 'GIS')
  logFailure(new ApiError('http', { status: 404 }), 'Georeferenzierung')
  tellFailure(new DOMException('left', 'AbortError'), 'GIS')
  const { shown, errors } = notices.snapshot()
  expect(shown.map(({ message }) => message)).toEqual(['Dazu fehlt Ihnen das Recht.'])
  expect(errors.map(({ place }) => place)).toEqual(['Dashboard', 'GIS'])
  expect(errors.map(({ message }) => message).join(' ')).not.toContain('undefined')
})
