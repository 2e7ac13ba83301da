import { expect, test } from 'vitest'
import { settle } from './settle.ts'

const moment = () => new Promise((resolve) => setTimeout(resolve, 1))

test('a story that is there at once is not waited for', async () => {
  await settle(
    'a--ready',
    () => undefined,
    () => expect.unreachable(),
  )
})

test('a story that comes late is waited for', async () => {
  const missing = ['shows nothing', 'still shows a fallback']
  await settle('a--ready', () => missing.pop(), moment)
  expect(missing).toEqual([])
})

test('a story that never comes fails, with its name and what is missing', async () => {
  await expect(settle('a--ready', () => 'shows nothing', moment, 5)).rejects.toThrow(
    'The story a--ready shows nothing.',
  )
})
