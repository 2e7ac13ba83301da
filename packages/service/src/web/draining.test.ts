import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { draining } from './draining.ts'

let server: Server
let drain: (patience: number) => Promise<void>
let held: ServerResponse[]
const agent = new Agent({ keepAlive: true })

beforeEach(async () => {
  held = []
  server = createServer((asked, response) => void (asked.url === '/slow' ? held.push(response) : response.end('quick')))
  drain = draining(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  agent.destroy()
  await drain(0)
})

async function ask(path: string): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo
  const sent = request({ agent, host: '127.0.0.1', port, path }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer
}

test('a running request comes to its end, and nobody new is let in', async () => {
  await ask('/quick')
  const slow = ask('/slow')
  await expect.poll(() => held).toHaveLength(1)
  const { port } = server.address() as AddressInfo
  const drained = drain(10_000)
  await expect(fetch(`http://127.0.0.1:${port}/quick`)).rejects.toThrow('fetch failed')
  held[0]?.end('done')
  expect((await slow).headers.connection).toBe('close')
  await drained
})

test('an idle connection holds nothing up', async () => {
  await ask('/quick')
  const begun = performance.now()
  await drain(10_000)
  expect(performance.now() - begun).toBeLessThan(2_000)
})

test('a request that does not end is broken off', async () => {
  const slow = ask('/slow')
  await expect.poll(() => held).toHaveLength(1)
  await Promise.all([expect(slow).rejects.toThrow('socket hang up'), drain(50)])
})
