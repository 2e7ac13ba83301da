import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBody } from './body.ts'
import { Refusal, sendRefusal } from './refusal.ts'
import { limitBody } from './slowness.ts'

let server: Server
let port: number

beforeAll(async () => {
  server = createServer((request, response) => {
    limitBody(request, response, { head: 1_000, body: 100, silence: 1_000, rest: 50 })
    const body = request.url === '/early' ? Promise.resolve('early') : readBody(request, 10)
    body.then(
      (text) => response.end(text),
      (error: unknown) => error instanceof Refusal && sendRefusal(response, error),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ;({ port } = server.address() as AddressInfo)
})

afterAll(() => void server.close())

/** Everything that comes back until the server closes the connection. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (part) => (answer += part.toString()))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}

const head = (rest: string, path = '/') => `POST ${path} HTTP/1.1\r\nHost: a\r\n${rest}`

test.each([
  ['stops', 'Content-Length: 9\r\n\r\nx'],
  ['never ends', 'Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n'],
])('a body that %s is answered 408 and its connection closed', async (_what, rest) => {
  const answer = await exchange(head(rest))
  expect(answer).toContain('HTTP/1.1 408')
  expect(answer).toContain('"code":"WK408"')
})

test('a body that is too long is answered at once, declared or not', async () => {
  expect(await exchange(head('Content-Length: 11\r\n\r\nx'))).toContain('HTTP/1.1 413')
  expect(await exchange(head('Transfer-Encoding: chunked\r\n\r\nb\r\n01234567890\r\n'))).toContain('HTTP/1.1 413')
})

test('an answer that needs no body arrives, and the connection does not wait for the rest', async () => {
  expect(await exchange(head('Content-Length: 9\r\n\r\nx', '/early'))).toContain('early')
})
