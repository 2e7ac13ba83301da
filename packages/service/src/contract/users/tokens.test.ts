import { effectiveRole } from '@waldkerf/domain/roles/roles'
import { integer, sample, string } from 'fast-check'
import { UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestStack, type Request, type TestStack } from '../fixtures/stack.ts'

const expert = 'expert@waldkerf.test'
const whoAmI: Request = { method: 'POST', path: '/rpc/a_get_currentuser', body: {} }

let stack: TestStack

beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.stop())

describe('accepted tokens', () => {
  test.each([
    ['a list of audiences', { aud: ['account', 'waldkerf-api'] }],
    ['an address in capitals', { email: 'Expert@Waldkerf.TEST' }],
  ])('%s: taken', async (_what, claims) => {
    expect(await stack.sendWith(await stack.token(expert, claims), whoAmI)).toMatchObject({
      status: 200,
      body: 'ogf_expert',
    })
  })

  test.each([
    ['no audience', { aud: undefined }],
    ['another audience', { aud: 'account' }],
    ['another client', { azp: 'other' }],
    ['no client', { azp: undefined }],
    ['another issuer', { iss: 'https://example.test/realms/waldkerf' }],
    ['an address that is not verified', { email_verified: false }],
    ['no word about verification', { email_verified: undefined }],
    ['no address', { email: undefined }],
    ['an empty address', { email: ' ' }],
    ['no role claim', { role: undefined }],
    ['a life that is over', { exp: 1_700_000_000 }],
  ])('%s: 401', async (_what, claims) => {
    const { status } = await stack.sendWith(await stack.token(expert, claims), whoAmI)
    expect(status).toBe(401)
  })

  test('an unsigned token: 401', async () => {
    const unsigned = new UnsecuredJWT({ email: expert, email_verified: true, role: 'ogf_admin' }).encode()
    expect((await stack.sendWith(unsigned, whoAmI)).status).toBe(401)
  })
})

test('a long body sent with a token that is refused still gets its 401', async () => {
  const expired = await stack.token(expert, { exp: 1 })
  const long: Request = { method: 'POST', path: '/rpc/a_update_message', body: { id: '1', msg: 'ä'.repeat(20_000) } }
  const answers = await Promise.all(Array.from({ length: 60 }, () => stack.sendWith(expired, long)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
})

describe('the role', () => {
  test('is the stored one, whatever the token claims', async () => {
    const token = await stack.token('nutzer@waldkerf.test', { role: 'ogf_admin', groups: ['ogf_admin'] })
    expect((await stack.sendWith(token, whoAmI)).body).toBe('ogf_citizens')
  })

  test('is ogf_new for someone without a row', async () => {
    expect((await stack.send('niemand@example.test', whoAmI)).body).toBe('ogf_new')
  })

  test('follows a promotion with the next request', async () => {
    const set = (status: string) =>
      stack.owner.query('update data.benutzer set app_status = $1 where email = $2', [status, 'anfrage@waldkerf.test'])
    await set('ogf_expert')
    expect((await stack.send('anfrage@waldkerf.test', whoAmI)).body).toBe('ogf_expert')
    await set('ogf_expert_query')
    expect((await stack.send('anfrage@waldkerf.test', whoAmI)).body).toBe('ogf_citizens')
  })

  test('follows from the stored status as in the interface', async () => {
    const signs = integer({ min: 1, max: 0x10_ff_ff }).filter((point) => point < 0xd8_00 || point > 0xdf_ff)
    const stored = sample(string({ unit: signs.map((point) => String.fromCodePoint(point)) }), 200)
    const statuses = [
      'ogf_new',
      'ogf_citizens',
      'ogf_expert_query',
      'ogf_expert',
      'ogf_admin',
      'appuser_new',
      '1',
      'ä',
      '🌲',
      '',
      ...stored,
    ]
    const { rows } = await stack.owner.query<{ status: string; role: string }>(
      'select status, app.effective_role(status) as role from unnest($1::text[]) status',
      [statuses],
    )
    expect(rows).toEqual(statuses.map((status) => ({ status, role: effectiveRole(status) })))
  })
})
