import { equal } from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { client } from '../native/client.ts'
import { inlineCommands } from '../documentation/documented.ts'
import type { Kit } from '../native/kit.ts'
import type { Walk } from '../walk.ts'
import { people, until } from './people.ts'

/** A new signing key beside the old one, and the documented way to revoke a stolen one. */
export async function changeKeys(walk: Walk, kit: Kit): Promise<void> {
  const ask = client(kit.machine)
  const { keycloak } = kit.containers
  const status = async (token: string) => (await ask('/rest/kaefer', { token })).status
  const old = await keycloak.token(people.ogf_expert)
  await walk.step('with a new key its tokens are taken, and those of the old one still', async () => {
    await keycloak.changeKey()
    const fresh = await keycloak.token(people.ogf_expert)
    equal(await status(fresh), 401)
    await kit.does('docker compose restart keys')
    await until('the new key', async () => (await status(fresh)) === 200)
    equal(await status(old), 200)
  })
  const [stop = '', start = ''] = inlineCommands('Keys')
  await walk.step(`a stolen key: ${stop}, delete, ${start}`, async () => {
    await kit.does(stop)
    rmSync(join(kit.machine.keys, 'known-keys.json'))
    await kit.does(start)
    await until('the old key’s end', async () => (await status(old)) === 401)
    equal(await status(await keycloak.token(people.ogf_expert)), 200)
  })
}
