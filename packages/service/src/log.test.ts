import { afterEach, expect, test, vi } from 'vitest'
import { logError, logInfo } from './log.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

function lines(stream: 'log' | 'error'): unknown[][] {
  const seen: unknown[][] = []
  vi.spyOn(console, stream).mockImplementation((...said: unknown[]) => void seen.push(said))
  return seen
}

test('plain lines are for people', () => {
  const [said, failed] = [lines('log'), lines('error')]
  const error = new Error('no database')
  logInfo('mails.sent', 'Mails: 2 sent.', { sent: 2 })
  logError('scans.sweep', 'Sweeping uploads', {}, error)
  expect([said, failed]).toEqual([[['Mails: 2 sent.']], [['Sweeping uploads:', error]]])
})

test('each event is one line of JSON, and holds no address and no row', () => {
  vi.stubEnv('WALDKERF_LOG', 'json')
  const failed = lines('error')
  const error = Object.assign(new Error('550 <nö.wer+x@amt.example>\nn@amt.example'), {
    code: '23505',
    detail: 'Key (last_name)=(Fach) already exists.',
  })
  logError('mails.failed', 'Mail 7 to b@amt.example did not go out', { id: '7' }, error)
  const [[line] = []] = failed
  expect(String(line)).not.toMatch(/\n|amt\.example|Fach/)
  expect(JSON.parse(String(line))).toMatchObject({
    time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    level: 'error',
    event: 'mails.failed',
    message: 'Mail 7 to …@… did not go out',
    id: '7',
    error: '550 <…@…>\n…@…',
    code: '23505',
  })
})
