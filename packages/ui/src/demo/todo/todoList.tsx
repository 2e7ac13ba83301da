export interface Todo {
  id: number
  text: string
  done: boolean
}

export type TodoView = 'all' | 'active' | 'completed'

const shows: Record<TodoView, (todo: Todo) => boolean> = {
  all: () => true,
  active: ({ done }) => !done,
  completed: ({ done }) => done,
}

export const shownTodos = (todos: readonly Todo[], view: TodoView) => todos.filter(shows[view])

export const leftOver = (todos: readonly Todo[]) => shownTodos(todos, 'active').length

/** With a new one at the end; nothing is none. */
export function added(todos: readonly Todo[], text: string): readonly Todo[] {
  const id = Math.max(0, ...todos.map((todo) => todo.id)) + 1
  return text.trim() === '' ? todos : [...todos, { id, text: text.trim(), done: false }]
}

/** With another text; one that is emptied goes itself. */
export const reworded = (todos: readonly Todo[], id: number, text: string): readonly Todo[] =>
  text.trim() === ''
    ? todos.filter((todo) => todo.id !== id)
    : todos.map((todo) => (todo.id === id ? { ...todo, text: text.trim() } : todo))

export const toggled = (todos: readonly Todo[], id: number): readonly Todo[] =>
  todos.map((todo) => (todo.id === id ? { ...todo, done: !todo.done } : todo))

/** All done, or all open where they were. */
export const toggledAll = (todos: readonly Todo[]): readonly Todo[] => {
  const done = leftOver(todos) > 0
  return todos.map((todo) => ({ ...todo, done }))
}

/** Reads the stored list. @returns undefined when the text is no list */
export function readTodos(text: string | null): readonly Todo[] | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (!Array.isArray(value)) return undefined
    return value.filter(
      (todo: Partial<Todo> | null): todo is Todo =>
        typeof todo?.id === 'number' && typeof todo.text === 'string' && typeof todo.done === 'boolean',
    )
  } catch {
    return undefined
  }
}
