import { useState, useRef } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Tabs } from '@waldkerf/ui/parts/Tabs/Tabs'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { space } from '@waldkerf/ui/theme/tokens'
import { texts } from '../overview/Overview.texts.ts'
import { added, leftOver, reworded, shownTodos, type Todo, toggled, toggledAll, type TodoView } from './todoList.tsx'
import { flushSync } from 'react-dom'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { control } from '@waldkerf/ui/parts/Field/Field.styles.ts'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`

const Input = styled.input`
  ${control}
`

interface TodoItemProps {
  todo: Todo
  onToggle: () => void
  /** An empty text deletes it. */
  onText: (text: string) => void
}

/** Something to do; a double click or the button makes it a field, Enter and leaving keep, Escape takes back. */
function TodoItem({ todo, onToggle, onText }: TodoItemProps) {
  const t = useTexts(texts)
  const [typed, setTyped] = useState<string>()
  const edit = useRef<HTMLButtonElement>(null)
  /** The field goes, and the keyboard is back on what opened it. */
  const close = () => {
    flushSync(() => setTyped(undefined))
    edit.current?.focus()
  }
  const keep = () => {
    if (typed !== undefined) onText(typed)
  }
  if (typed !== undefined) {
    return (
      <Row>
        <Input
          ref={(input) => input?.focus()}
          aria-label={t.todo.editItem(todo.text)}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => {
            keep()
            setTyped(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return
            // Or the same key would press the button that gets the focus.
            event.preventDefault()
            if (event.key === 'Enter') keep()
            close()
          }}
        />
      </Row>
    )
  }
  return (
    <Row onDoubleClick={() => setTyped(todo.text)}>
      <Checkbox label={todo.text} checked={todo.done} onChange={onToggle} />
      <IconButton ref={edit} icon="edit" label={t.todo.editItem(todo.text)} onClick={() => setTyped(todo.text)} />
      <IconButton icon="close" label={t.todo.removeItem(todo.text)} onClick={() => onText('')} />
    </Row>
  )
}

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
