import type { Todo } from './todoList.ts'

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
