import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import { useTexts } from '../../i18n/Language.tsx'
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx'
import { control } from '../../parts/Field/Field.styles.ts'
import { IconButton } from '../../parts/IconButton/IconButton.tsx'
import { space } from '../../theme/tokens.ts'
import { texts } from '../overview/Overview.texts.ts'
import type { Todo } from './todoList.ts'

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

export interface TodoItemProps {
  todo: Todo
  onToggle: () => void
  /** An empty text deletes it. */
  onText: (text: string) => void
}

/** Something to do; a double click or the button makes it a field, Enter and leaving keep, Escape takes back. */
export function TodoItem({ todo, onToggle, onText }: TodoItemProps) {
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
