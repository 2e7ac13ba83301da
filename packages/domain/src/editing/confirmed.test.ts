import { expect, test } from 'vitest'
import type { FailureKind } from '../calls/CallError.ts'
import { CallError } from '../calls/CallError.ts'
import { confirmed } from './confirmed.ts'

const fail = (error: CallError) => async () => {
  throw error
}
const isStored = (value: string) => value === 'sent'
const kinds: FailureKind[] = ['network', 'timeout', 'notJson', 'shape', 'aborted']

test('an answer needs no second look', async () => {
  expect(await confirmed({ send: async () => 'answered', read: fail(new CallError('', 'aborted')), isStored })).toBe(
    'answered',
  )
})

test('after a lost answer what is stored decides', async () => {
  for (const error of [
    ...kinds.map((kind) => new CallError('', kind)),
    ...[502, 504].map((status) => new CallError('', 'http', { status })),
  ]) {
    expect(await confirmed({ send: fail(error), read: async () => 'sent', isStored })).toBe('sent')
    await expect(confirmed({ send: fail(error), read: async () => 'other', isStored })).rejects.toBe(error)
    await expect(confirmed({ send: fail(error), read: fail(new CallError('', 'timeout')), isStored })).rejects.toBe(
      error,
    )
  }
})

test('a refusal is one: nothing is read', async () => {
  for (const status of [400, 403, 409, 412, 500, 503]) {
    const error = new CallError('', 'http', { status })
    await expect(confirmed({ send: fail(error), read: async () => 'sent', isStored })).rejects.toBe(error)
  }
})
