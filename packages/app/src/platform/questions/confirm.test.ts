import { expect, test, vi } from 'vitest'
import { createQuestionQueue } from './confirm.ts'

const question = (title: string) => ({ title, description: '', confirm: 'Löschen' })

test('questions are asked one after the other, and each gets its own answer', async () => {
  const queue = createQuestionQueue()
  const first = queue.ask(question('first'))
  const second = queue.ask(question('second'))
  expect(queue.current()?.title).toBe('first')
  queue.answer(true)
  expect(queue.current()?.title).toBe('second')
  queue.answer(false)
  await expect(Promise.all([first, second])).resolves.toEqual([true, false])
  expect(queue.current()).toBeUndefined()
})

test('questions whose page is gone are answered with no, all of them', async () => {
  const queue = createQuestionQueue()
  const answers = Promise.all([queue.ask(question('first')), queue.ask(question('second'))])
  queue.drop()
  expect(queue.current()).toBeUndefined()
  await expect(answers).resolves.toEqual([false, false])
})

test('an answer that nobody waits for does nothing', () => {
  const queue = createQuestionQueue()
  const listener = vi.fn<() => void>()
  queue.subscribe(listener)
  queue.answer(true)
  expect(queue.current()).toBeUndefined()
})
