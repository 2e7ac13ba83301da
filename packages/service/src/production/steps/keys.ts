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
  const status = async (token: string) => (await ask('/rest/kaefer', { token })).status
  const old = await kit.realm.token(people.ogf_expert)
  const stolen = await walk.step('with a new key its tokens are taken, and those of the old one still', async () => {
    const before = await kit.realm.addKey()
    const fresh = await kit.realm.token(people.ogf_expert)
    equal(await status(fresh), 401)
    await kit.does('docker compose restart keys')
    await until('the new key', async () => (await status(fresh)) === 200)
    equal(await status(old), 200)
    return before
  })
  const [stop = '', start = ''] = inlineCommands('Keys')
  await walk.step(`a stolen key: remove it, ${stop}, delete, ${start}`, async () => {
    for (const id of stolen) await kit.realm.removeKey(id)
    await kit.does(stop)
    rmSync(join(kit.machine.keys, 'known-keys.json'))
    await kit.does(start)
    await until('the old key’s end', async () => (await status(old)) === 401)
    equal(await status(await kit.realm.token(people.ogf_expert)), 200)
  })
}
