import { afterAll, beforeAll, beforeEach } from 'vitest'
import { lastingFixtures, rememberPeople, type Fixtures } from './fixtures.ts'
import { startTestStack, type TestStack } from './harness.ts'

/** What the tests of one file stand on. */
export interface Bed {
  stack: TestStack
  fixtures: Fixtures
}

/** One back end for the tests of a file; before each of them the rows made for this caller are as if new. */
export function makeBed(email: string): Bed {
  const bed = {} as Bed
  let fixtures: () => Promise<Fixtures>
  beforeAll(async () => {
    bed.stack = await startTestStack()
    await rememberPeople(bed.stack.owner)
    fixtures = lastingFixtures(bed.stack.owner, email)
  })
  afterAll(() => bed.stack.stop())
  beforeEach(async () => {
    bed.fixtures = await fixtures()
  })
  return bed
}
