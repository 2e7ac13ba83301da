import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { env } from 'node:process'
import type { DatabaseAddress } from '@waldkerf/service/postgres/connection'
import { startIdentity } from '@waldkerf/service/identity/service'

/*
 * The identity service of the embedded start at the place of a Keycloak: journeys sign in as the people of the example data.
 * Run by `journeys.ts` on one of the machines.
 */
const database = JSON.parse(env['DATABASE'] ?? '') as DatabaseAddress
const identity = await startIdentity({ database, origin: env['WALDKERF_ORIGIN'] ?? '', tokenLife: 300 })
for (const file of process.argv.slice(2)) writeFileSync(file, JSON.stringify(identity.keys))
createServer((request, response) => void identity.handle(request, response)).listen(8081)
createServer((_request, response) => void response.writeHead(200).end()).listen(9000)
