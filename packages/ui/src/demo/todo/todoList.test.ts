import { expect, test } from 'vitest'
import { readTodos, added, leftOver, reworded, shownTodos, toggled, toggledAll } from './todoList.tsx'

const todos = [
  { id: 1, text: 'a', done: false },
  { id: 2, text: 'b', done: true },
]

test('adds and rewords; an item whose text is emptied is removed', () => {
  expect(added(todos, ' c ')).toEqual([...todos, { id: 3, text: 'c', done: false }])
  expect(added(todos, ' ')).toBe(todos)
  expect(reworded(todos, 1, 'x').map(({ text }) => text)).toEqual(['x', 'b'])
  expect(reworded(todos, 1, '').map(({ id }) => id)).toEqual([2])
})

test('toggles one and all', () => {
  expect(leftOver(toggled(todos, 2))).toBe(2)
  expect(leftOver(toggledAll(todos))).toBe(0)
  expect(leftOver(toggledAll(toggledAll(todos)))).toBe(2)
  expect(shownTodos(todos, 'completed').map(({ id }) => id)).toEqual([2])
})

test('reads only what is a list', () => {
  expect(readTodos(JSON.stringify(todos))).toEqual(todos)
  expect(readTodos('[1, null, {"id": 1}]')).toEqual([])
  for (const text of [null, '', '{}', 'x']) expect(readTodos(text)).toBeUndefined()
})
