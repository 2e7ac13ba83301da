import { useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import { Tabs } from '../../parts/Tabs/Tabs.tsx'
import { TextField } from '../../parts/TextField/TextField.tsx'
import { space } from '../../theme/tokens.ts'
import { texts } from '../overview/Overview.texts.ts'
import { TodoItem } from './TodoItem.tsx'
import { added, leftOver, reworded, shownTodos, type Todo, toggled, toggledAll, type TodoView } from './todoList.ts'

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} 0;
  list-style: none;
`

const views: readonly TodoView[] = ['all', 'active', 'completed']

export interface TodoCardProps {
  todos: readonly Todo[]
  onChange: (todos: readonly Todo[]) => void
}

/** A list of things to do. */
export function TodoCard({ todos, onChange }: TodoCardProps) {
  const t = useTexts(texts)
  const [text, setText] = useState('')
  const [view, setView] = useState<TodoView>('all')
  return (
    <Card title={t.todo.title} tools={<span>{t.todo.left(leftOver(todos))}</span>}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onChange(added(todos, text))
          setText('')
        }}
      >
        <TextField label={t.todo.add} value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      </form>
      <Tabs
        label={t.todo.title}
        tabs={views.map((id) => ({ id, label: t.todo.views[id] }))}
        current={view}
        onChange={setView}
      />
      <List>
        {shownTodos(todos, view).map((todo) => (
          <TodoItem
            key={todo.id}
            todo={todo}
            onToggle={() => onChange(toggled(todos, todo.id))}
            onText={(next) => onChange(reworded(todos, todo.id, next))}
          />
        ))}
      </List>
      <Button disabled={todos.length === 0} onClick={() => onChange(toggledAll(todos))}>
        {t.todo.all}
      </Button>
    </Card>
  )
}
