import { ShowcaseScreen } from '@waldkerf/ui/demo/dashboard/ShowcaseScreen'
import { OverviewScreen, type OverviewScreenProps } from '@waldkerf/ui/demo/overview/OverviewScreen'
import { useTemplateSnapshot } from '@waldkerf/app/template/session/TemplateSessionProvider.tsx'
import { useTransactions } from '@waldkerf/app/template/articles/useArticles'
import { readTodos } from '@waldkerf/ui/demo/todo/todoList'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useState } from 'react'
import { texts } from '@waldkerf/app/template/template.texts'

type Todos = OverviewScreenProps['todos']

const key = 'waldkerf.demo.todos'

/** Number of to-do items that are open at the start. */
const openAtFirst = 3

/** The to-do list, stored in this browser. */
function useTodos(): Todos {
  const t = useTexts(texts).todos
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

/** An administrator's numbers; a component of its own, so that they are requested only for administrators. */
function Overview({ name, role }: { name: string; role: string }) {
  return <OverviewScreen user={{ name, role }} transactions={useTransactions()} todos={useTodos()} />
}

/** /dashboard of the template part: numbers for administrators, the library's components for all others. */
export function TemplateDashboardPage() {
  const { user, role } = useTemplateSnapshot()
  if (!user) return null
  return role === 'admin' ? <Overview name={user.name} role={role} /> : <ShowcaseScreen user={user} />
}
