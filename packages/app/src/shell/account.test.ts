import { seedWorld } from '@waldkerf/mocks/seed/world'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { expect, test } from 'vitest'
import type { SessionSnapshot } from '../session/session.ts'
import { buildAccount } from './account.ts'
import { texts } from './texts.ts'

const [user] = seedWorld({ today: storyDay, size: 'small' }).users
const account = (status: string) => {
  const snapshot: SessionSnapshot = {
    state: 'known',
    user,
    status,
    role: 'ogf_new',
    allowed: undefined,
    offline: false,
    problem: undefined,
  }
  return buildAccount(snapshot, user?.email ?? '', texts.de)
}

test.each([
  ['1', 'Wert „1“'],
  ['ogf_chef', 'Wert „ogf_chef“'],
  ['ogf_admin', texts.de.roles['ogf_admin']],
])('the bar says the stored role %s as %s', (status, label) => expect(account(status).roleLabel).toBe(label))
