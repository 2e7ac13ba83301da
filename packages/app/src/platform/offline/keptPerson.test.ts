import { seedWorld } from '@waldkerf/mocks/seed/world'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetKeptPerson, keepPerson, keptPerson, personKey } from './keptPerson.ts'

const day = 86_400_000
const now = Date.parse('2026-11-19T10:00:00Z')
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

function keepSomebody() {
  const [somebody] = seedWorld({ today: storyDay, size: 'small' }).users
  if (!somebody) throw new Error('no users')
  keepPerson(somebody, 'ogf_expert', now)
  return somebody
}

test('the device keeps e-mail, name and role of the person whom the service confirmed last, and nothing else', () => {
  const { email, first_name: firstName, last_name: lastName } = keepSomebody()
  expect(JSON.parse(stored.get(personKey) ?? '')).toEqual({ email, firstName, lastName, status: 'ogf_expert', at: now })
  forgetKeptPerson()
  expect(stored.size).toBe(0)
})

test('for thirty days; a clock that was set back by more makes nobody known', () => {
  keepSomebody()
  expect(keptPerson(now + 29 * day)).toMatchObject({ status: 'ogf_expert' })
  expect(keptPerson(now + 30 * day)).toBeUndefined()
  expect(keptPerson(now - day)).toMatchObject({ status: 'ogf_expert' })
  expect(keptPerson(now - 31 * day)).toBeUndefined()
})

test.each(['', 'null', '{}', '[1', '"x"'])('unreadable: %s', (text) => {
  stored.set(personKey, text)
  expect(keptPerson(now)).toBeUndefined()
})
