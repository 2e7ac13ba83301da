import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { logError } from '../log.ts'
import { type MockAnswer, type MockCall, mockSessions } from './mockSessions.ts'

/** A thread's data, as it is started with. */
export interface MockData {
  origin: string
  mostBytes: number
}

/** Bytes pass from thread to thread without a copy. */
export interface MockOrder {
  id: number
  call: Omit<MockCall, 'body'>
  body: Uint8Array<ArrayBuffer>
}

/** `answer` is absent where answering failed; `text` where no call has this address. */
export interface MockResult {
  id: number
  answer?: Omit<MockAnswer, 'text'>
  text?: Uint8Array<ArrayBuffer> | undefined
}

// On Linux the priority is this thread's own: calls of the product go before those of the template part.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

const { origin, mostBytes } = workerData as MockData
const answer = mockSessions(origin, mostBytes)

async function carryOut({ id, call, body }: MockOrder): Promise<MockResult> {
  try {
    const { text, ...rest } = await answer({ ...call, body: Buffer.from(body.buffer).toString('utf8') })
    return { id, answer: rest, text: text === undefined ? undefined : new TextEncoder().encode(text) }
  } catch (error) {
    logError('mock.failed', `${call.method} ${call.path.split('?')[0]}`, {}, error)
    return { id }
  }
}

const port = parentPort
port?.on('message', async (order: MockOrder) => {
  const result = await carryOut(order)
  port.postMessage(result, result.text ? [result.text.buffer] : [])
})
