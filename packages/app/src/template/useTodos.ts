import type { OverviewScreenProps } from '@waldkerf/ui/demo/overview/OverviewScreen'
import { readTodos } from '@waldkerf/ui/demo/todo/readTodos'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useState } from 'react'
import { texts } from './todos.texts.ts'

type Todos = OverviewScreenProps['todos']

const key = 'waldkerf.demo.todos'

/** Open at the start. */
const openAtFirst = 3

/** The list of things to do, kept in this browser. */
export function useTodos(): Todos {
  const t = useTexts(texts)
  const [todos, setTodos] = useState<Todos['todos']>(
    () =>
      readTodos(localStorage.getItem(key)) ??
      Object.values(t.firstTodos).map((text, index) => ({ id: index + 1, text, done: index >= openAtFirst })),
  )
  return {
    todos,
    onChange(next) {
      setTodos(next)
      localStorage.setItem(key, JSON.stringify(next))
    },
  }
}
