import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keptFailure } from '@waldkerf/domain/beetles/reports/unsentReport'
import { ApiError, loadFailureWords, errorMessage, setFailureLanguage } from './errors.ts'
import { en } from './errors.texts.en.ts'
import { loadFailureSentences } from './failureSentences.ts'

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

const limited = (retryAfter: number) =>
  new ApiError('http', { status: 429, code: 'limit_reached', retryAfter, serviceMessage: 'Weiter um 15:00 Uhr.' })
    .message

const saved = (kind: 'network' | 'http', status = 0) => new ApiError(kind, { status, saving: true }).message

describe('one message for people', () => {
  test('the service speaks for itself in German, and English has words for each of its codes', async () => {
    const said = 'Diese E-Mail-Adresse ist schon vergeben.'
    expect(refused(409, 'email_exists', said)).toBe(said)
    await setFailureLanguage('en')
    expect(refused(409, 'email_exists', said)).toBe('This e-mail address is taken already.')
    expect(refused(409, 'something_new', said)).toBe(en.statuses[409])
  })

  test('a limit that is reached is said with the time at which it goes on', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 25, 14, 0), toFake: ['Date'] })
    expect(limited(3_600)).toBe('Weiter um 15:00 Uhr.')
    await setFailureLanguage('en')
    expect(limited(3_600)).toContain('at 15:00;')
    expect(limited(86_400)).toContain('at 14:00 on 26 November;')
    vi.useRealTimers()
  })

  test('a refusal that is kept is said again in the language of later, with the same time', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 25, 14, 0), toFake: ['Date'] })
    const details = { status: 429, code: 'limit_reached', retryAfter: 3_600, serviceMessage: 'Weiter um 15:00 Uhr.' }
    const kept = structuredClone(keptFailure(new ApiError('http', details)))
    vi.setSystemTime(new Date(2026, 10, 25, 14, 20))
    const [german, english] = [await loadFailureSentences('de'), await loadFailureSentences('en')]
    expect(kept && german.sayAgain(kept)).toBe('Weiter um 15:00 Uhr.')
    expect(kept && english.sayAgain(kept)).toContain('at 15:00;')
    vi.useRealTimers()
    const offline = keptFailure(new ApiError('network', { saving: true }))
    expect(offline && english.sayAgain(offline)).toBe('Not saved: no connection. Your input is kept.')
    expect(keptFailure(new TypeError('x'))).toBeUndefined()
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

  /* Spec section 8: "Messages of data service errors are not shown." Messages that speak of the protocol are replaced
     by sentences of the product. */
  test('what speaks of the protocol is said in other words', () => {
    expect(refused(400, 'filter_missing', 'Eine Änderung braucht einen Filter auf genau eine Zeile.')).not.toContain(
      'Filter',
    )
  })

  test('a fault of the page does not show what it says to developers', () => {
    expect(errorMessage(new TypeError('x is undefined'))).not.toContain('undefined')
    expect(errorMessage('boom')).toBe(errorMessage(new Error('other')))
    vi.stubGlobal('navigator', { onLine: true })
    expect(errorMessage(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toMatch(
      /^Die Anwendung wurde aktualisiert/,
    )
    vi.unstubAllGlobals()
  })
})
