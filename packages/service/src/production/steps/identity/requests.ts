import { deepEqual } from 'node:assert/strict'
import type { Kit } from '@waldkerf/service/production/native/kit'
import type { Walk } from '@waldkerf/service/production/walk'
import { identityRequests } from '@waldkerf/service/testing/identityRequests'
import { people } from '../people.ts'

/** The requests that the embedded identity service is held to, at the real one. */
export async function requests(walk: Walk, kit: Kit): Promise<void> {
  const email = people.ogf_expert
  const identity = { origin: kit.origin, email, signIn: kit.realm.signIn.bind(kit.realm, email) }
  for (const [name, { ask, answer }] of Object.entries(identityRequests)) {
    await walk.step(`as embedded: ${name}`, async () => deepEqual(await ask(identity), answer))
  }
}
