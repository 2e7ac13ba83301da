import { useEffect, useId, useRef } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'
import { Icon, type IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { Kbd } from '@waldkerf/ui/parts/Kbd/Kbd'
import { NotLoaded } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { usePanelPlace } from '../panel/PanelGroup.tsx'
import { Box, Calm, Key, List, Words } from './TodoPanel.styles.ts'
import { texts } from './TodoPanel.texts.ts'
import { type Todo, todos, type TodoState, todoStatus } from './todos.ts'
import { useEnterBegins } from './useEnterBegins.ts'
import { useTodoRoom } from './useTodoRoom.ts'

export interface TodoPanelProps {
  state: TodoState
  /** The review, at its first record; undefined: at its list. */
  reviewAt: (record: number | undefined) => string
  /** The list of people with these stored roles. */
  peopleAt: (roles: readonly string[]) => string
  /** A record of one's own. */
  ownAt: (record: number) => string
}

const icons = { people: 'users', requests: 'expert', review: 'beetle', question: 'question' } as const satisfies Record<
  Todo['kind'],
  IconName
>

const namesShown = 3

/** The person's to-do, the most urgent first: Enter begins with the first one. Little room where nothing waits. */
export function TodoPanel(props: TodoPanelProps) {
  const t = useTexts(texts)
  const heading = useId()
  const box = useRef<HTMLElement>(null)
  useEnterBegins(box)
  const status = todoStatus(props.state)
  const isAlone = usePanelPlace(t.title, status)
  const lines = todos(props.state)
  const { height, keep } = useTodoRoom()
  const known = status.status === 'ready' ? lines.length : undefined
  useEffect(() => {
    if (known !== undefined) keep(known)
  }, [known, keep])
  const missing = status.status === 'failed' && isAlone ? { todo: status.retry } : undefined
  if (lines.length === 0 && status.status === 'loading') {
    return (
      <>
        <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
        <Skeleton height={height} />
      </>
    )
  }
  return (
    <>
      {lines.length > 0 && (
        <Box
          ref={box}
          aria-labelledby={heading}
          style={status.status === 'loading' ? { minHeight: height } : undefined}
        >
          <VisuallyHidden as="h2" id={heading}>
            {t.title}
          </VisuallyHidden>
          <List>
            {lines.map((todo, index) => (
              <TodoLine key={todo.kind} {...props} todo={todo} isFirst={index === 0} />
            ))}
          </List>
        </Box>
      )}
      {lines.length === 0 && status.status === 'ready' && (
        <Calm>
          <Icon name="check" size={16} />
          {t.nothing}
        </Calm>
      )}
      <NotLoaded parts={missing} names={{ todo: t.title }} />
    </>
  )
}

type LineProps = Omit<TodoPanelProps, 'state'> & { todo: Todo; isFirst: boolean }

function TodoLine({ todo, isFirst, ...places }: LineProps) {
  const t = useTexts(texts)
  const { title, detail, action, to } = useLine(todo, places)
  return (
    <li>
      <Icon name={icons[todo.kind]} size={20} />
      <Words>
        <strong>{title}</strong>
        {detail && <small>{detail}</small>}
      </Words>
      <LinkButton to={to} primary={isFirst}>
        {action}
        {isFirst && (
          <Key aria-hidden="true">
            <Kbd>{t.enter}</Kbd>
          </Key>
        )}
      </LinkButton>
    </li>
  )
}

/** The words of a line, and where it leads. */
function useLine(todo: Todo, { reviewAt, peopleAt, ownAt }: Omit<LineProps, 'todo' | 'isFirst'>) {
  const t = useTexts(texts)
  const format = useFormat()
  const listed = (names: readonly string[]) => {
    const some = names.slice(0, namesShown).join(', ')
    return names.length > namesShown ? t.others(some, names.length - namesShown) : some
  }
  const { count } = todo
  if (todo.kind === 'review') {
    const { first, oldest } = todo
    const detail = first && t.first([first.name, first.bundesland].filter(Boolean).join(', '))
    const action = t.begin(first?.beantwortet === true)
    return { title: t.review(count, format.number(count), oldest), detail, action, to: reviewAt(first?.id) }
  }
  if (todo.kind === 'question') {
    const { id, name, fund_datum, gemeldet_am } = todo.first
    const detail = `${name}, ${format.day(fund_datum ?? gemeldet_am)}`
    return { title: t.question(count), detail, action: t.answer, to: ownAt(id) }
  }
  const people = { detail: listed(todo.names), to: peopleAt(todo.roles) }
  return todo.kind === 'people'
    ? { ...people, title: t.people(count), action: t.admit }
    : { ...people, title: t.requests(count), action: t.decide(count) }
}
