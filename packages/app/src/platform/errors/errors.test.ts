import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, loadFailureWords, errorMessage, setFailureLanguage } from './errors.ts'
import { en } from './errors.texts.en.ts'

beforeEach(async () => {
  await setFailureLanguage('de')
  await loadFailureWords()
})

const refused = (status: number, code: string, serviceMessage?: string) =>
  new ApiError('http', { status, code, serviceMessage }).message

test('before its words are there a failure says no more than that, and asks for them', async () => {
  vi.resetModules()
  const fresh = await import('./errors.ts')
  expect(new fresh.ApiError('http', { status: 403 }).message).toContain('nicht geklappt')
  await vi.waitFor(() => expect(new fresh.ApiError('http', { status: 403 }).message).toContain('Recht'))
})

const saved = (kind: 'network' | 'http', status = 0) => new ApiError(kind, { status, saving: true }).message

describe('one message for people', () => {
  test('the service speaks for itself in German, and English has words for each of its codes', async () => {
    const said = 'Diese E-Mail-Adresse ist schon vergeben.'
    expect(refused(409, 'email_exists', said)).toBe(said)
    await setFailureLanguage('en')
    expect(refused(409, 'email_exists', said)).toBe('This e-mail address is taken already.')
    expect(refused(409, 'something_new', said)).toBe(en.statuses[409])
  })

  test('whoever saves hears that it is not saved, why, and what becomes of the input; whoever reads does not', async () => {
    expect(saved('network')).toBe('Nicht gespeichert: keine Verbindung. Ihre Eingabe bleibt erhalten.')
    for (const status of [400, 401, 403, 429, 500, 503]) {
      expect(saved('http', status)).toMatch(/^Nicht gespeichert: .+\. Ihre Eingabe bleibt erhalten\.$/)
    }
    expect(new ApiError('network').message).not.toContain('gespeichert')
    await setFailureLanguage('en')
    expect(saved('network')).toBe('Not saved: no connection. Your input is kept.')
  })

  /* Spec section 8: "Messages of data service errors are not shown." It does not show them, so they are the product's own
     words; and what only the protocol means, people never read. */
  test('what speaks of the protocol is said in other words', () => {
    expect(refused(400, 'filter_missing', 'Eine Änderung braucht einen Filter auf genau eine Zeile.')).not.toContain(
      'Filter',
    )
  })

  test('a fault of the page does not show what it says to developers', () => {
    expect(errorMessage(new TypeError('x is undefined'))).not.toContain('undefined')
    expect(errorMessage('boom')).toBe(errorMessage(new Error('other')))
    expect(errorMessage(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toContain('geladen')
  })
})
