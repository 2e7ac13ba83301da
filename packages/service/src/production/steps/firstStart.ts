import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { composeFile } from '@waldkerf/service/jobs/deploy/composeFile'
import { fillIn } from '../native/checkoutCopy.ts'
import { client } from '../native/client.ts'
import { commandLines, documentedBlocks, inlineCommands } from '../documentation/documented.ts'
import type { Kit } from '../native/kit.ts'
import { mailAccount } from '../native/mailServer.ts'
import type { Walk } from '../walk.ts'

/** 'First start' of docs/operations.md, line by line, and the state afterwards. */
export async function firstStart(walk: Walk, kit: Kit, settings: Readonly<Record<string, string>>): Promise<void> {
  const { deploy, ports } = kit.machine
  const [block = ''] = documentedBlocks('First start', 'sh')
  const [enter, ...lines] = commandLines(block)
  equal(enter, 'cd deploy')
  for (const line of lines) {
    await walk.step(line, () => kit.does(line, { EDITOR: `sed -i s/.*/${mailAccount.password}/` }))
    if (existsSync(join(deploy, '.env')))
      fillIn(join(deploy, '.env'), { ...settings, WALDKERF_PORT: String(ports.web) })
  }
  await walk.step('every secret was made, and none besides', () =>
    deepEqual(readdirSync(join(deploy, 'secrets')).toSorted(), Object.keys(composeFile().secrets).toSorted()),
  )
  const [states = ''] = inlineCommands('Health')
  await walk.step(`${states}: all are healthy`, async () => doesNotMatch(await kit.does(states), /unhealthy/))
  await walk.step('a second start applies nothing, and leaves what runs as it is', async () => {
    match(kit.printed('migrate'), /"message":"Applied: /)
    const before = await appliedMigrations(kit)
    await kit.does('docker compose up --detach')
    match(kit.printed('migrate'), /"message":"All migrations are applied\."/)
    equal(await appliedMigrations(kit), before)
  })
  await site(walk, kit)
}

/** Name, checksum and time of each migration, as text. */
const appliedMigrations = (kit: Kit) =>
  kit.does(`docker compose exec -T postgres psql -U waldkerf -d waldkerf -Atc 'table app.schema_migration order by 1'`)

async function site(walk: Walk, kit: Kit): Promise<void> {
  const ask = client(kit.machine)
  await walk.step('the built site comes with its headers', async () => {
    const { status, headers, bytes } = await ask('/', { headers: { Accept: 'text/html' } })
    equal(status, 200)
    match(String(headers['content-security-policy']), /default-src 'none'/)
    match(String(headers['strict-transport-security']), /max-age=31536000/)
    const [, script] = /<script[^>]* src="(\/assets\/[\w-]+\.js)"/.exec(bytes.toString()) ?? []
    ok(script, 'the page names a script')
    const asset = await ask(script, { headers: { 'Accept-Encoding': 'br' } })
    deepEqual([asset.status, asset.headers['content-encoding']], [200, 'br'])
    match(String(asset.headers['cache-control']), /immutable/)
  })
  await walk.step('metrics are there inside, and not for those outside', async () => {
    const metrics = await fetch(`http://127.0.0.1:${kit.machine.ports.metrics}/metrics`)
    const text = await metrics.text()
    match(text, /^waldkerf_part_ready\{part="postgrest"\} 1$/m)
    match(text, /^waldkerf_mails_waiting 0$/m)
    match(text, /^waldkerf_keys_age_seconds \d/m)
    doesNotMatch((await ask('/metrics')).bytes.toString(), /waldkerf_part_ready/)
  })
  await walk.step('one gateway: the data service wants a token, Keycloak’s administration is not there', async () => {
    equal((await ask('/rest/kaefer')).status, 401)
    equal((await ask('/realms/waldkerf/account')).status, 200)
    equal((await ask('/config.json')).status, 200)
    const [administration, nothing] = [await ask('/admin/master/console/'), await ask('/nothing/of/this/name/')]
    deepEqual(administration.bytes, nothing.bytes)
    equal((await ask('/realms/master/.well-known/openid-configuration')).status, 404)
    equal((await ask('/', { headers: { Host: 'elsewhere.example' } })).headers.location, `${kit.origin}/`)
  })
}
