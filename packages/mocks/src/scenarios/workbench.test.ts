import { createState } from '../handlers/state.ts'
import { knownStatuses } from '@waldkerf/domain/roles/roles'
import { beforeEach, expect, test } from 'vitest'
import { storyDay } from '../seed/days.ts'
import { seedWorld } from '../seed/world.ts'
import { roleEmails, showing } from './workbench.ts'

beforeEach(() => showing.begin({}))

test('every role has its person in the example world', () => {
  const { users } = seedWorld({ today: storyDay, size: 'small' })
  for (const status of knownStatuses) {
    expect(users.find(({ email }) => email === roleEmails[status])?.app_status).toBe(status)
  }
})

test('a showing keeps its world', () => {
  showing.world(createState).clients.length = 0
  expect(showing.world(createState).clients).toHaveLength(0)
})

test('the next one has nothing of it', () => {
  const whole = showing.world(createState).clients.length
  showing.world(createState).clients.length = 0
  showing.begin({ scenario: 'slow' })
  expect(showing.choice()).toEqual({ scenario: 'slow' })
  expect(showing.world(createState).clients).toHaveLength(whole)
})
