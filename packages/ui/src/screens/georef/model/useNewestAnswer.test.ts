import { expect, test, vi } from 'vitest'
import { createNewest } from './useNewestAnswer.ts'

test('while one order is worked on, only the newest of the others waits', () => {
  const post = vi.fn<(order: number) => void>()
  const answered = vi.fn<(answer: string, order: number) => void>()
  const listeners: ((answer: string) => void)[] = []
  const answer = (text: string) => listeners.forEach((listener) => listener(text))
  const { send } = createNewest<number, string>(
    { post, onAnswer: (listener) => void listeners.push(listener) },
    answered,
  )
  send(1)
  send(2)
  send(3)
  expect(post.mock.calls).toEqual([[1]])
  answer('one')
  expect(answered).toHaveBeenLastCalledWith('one', 1)
  expect(post).toHaveBeenLastCalledWith(3)
  answer('three')
  expect(answered).toHaveBeenLastCalledWith('three', 3)
  send(4)
  expect(post.mock.calls).toEqual([[1], [3], [4]])
})
