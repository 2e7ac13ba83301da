import { getAcronyms } from '@waldkerf/domain/calls/documents/documents'
import { tokenFor } from '@waldkerf/mocks/handlers/caller'
import { createState } from '@waldkerf/mocks/handlers/state'
import { createService } from '@waldkerf/mocks/node'
import { expect, test } from 'vitest'
import { createClient } from '../gateway/client.ts'
import { addNewAcronym } from './texts.ts'

/** The data service; the connection breaks once at the call `broken`, before or after it was carried out. */
function office(broken: string, after: boolean) {
  const state = createState()
  const service = createService({ state })
  let isBroken = false
  const access = { token: async () => tokenFor('admin@waldkerf.test'), renew: async () => false }
  const send = async (request: Request) => {
    const isHere = !isBroken && request.url.endsWith(broken)
    if (!isHere) return service(request)
    isBroken = true
    if (after) await service(request)
    throw new TypeError('network')
  }
  const gateway = createClient({ base: 'http://waldkerf.test/rest', access, fetch: send })
  return { gateway, picture: state.officeSettings.logo }
}

test.each([
  ['w_add_kuerzel', false],
  ['w_add_kuerzel', true],
  ['w_update_kuerzel', false],
  ['w_update_kuerzel', true],
])('a new acronym with its signature is there once, though %s broke off (done: %s)', async (name, after) => {
  const { gateway, picture } = office(name, after)
  const values = { kuerzel: 'QX', name: 'Quirin Xaver', unterschrift: picture }
  await expect(addNewAcronym(gateway, values, 'the-same-key')).rejects.toMatchObject({ kind: 'network' })
  expect(await addNewAcronym(gateway, values, 'the-same-key')).toMatchObject(values)
  const made = (await gateway.call(getAcronyms, {})).filter(({ kuerzel }) => kuerzel === 'QX')
  expect(made).toEqual([expect.objectContaining(values)])
})
