import { type ReactNode, useEffect, useId, useRef, type RefObject } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Kbd } from '@waldkerf/ui/parts/Kbd/Kbd'
import { NotLoaded } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { usePanelPlace } from '../panel/PanelGroup.tsx'
import { firstHeight } from '../DashboardScreen.styles.ts'
import { Box, Calm, Key, Later, List, Words } from './TodoPanel.styles.ts'
import { todoTexts } from '../panels.texts.ts'
import { todos, type TodoState, todoStatus } from './todos.ts'
import { type TodoLine, type TodoPlaces, useTodoLine } from './useTodoLine.ts'
import { useTodoRoom } from './useTodoRoom.ts'

/** Whether the focus is still where a new page puts it, so that no control uses the key. */
const isUnused = (target: EventTarget | null) =>
  target === document.body || (target instanceof HTMLElement && target.matches('main h1'))

/** On a new page Enter follows the first link of the element. A key still held down from the page before is ignored. */
function useEnterBegins(within: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKeyDown = ({
      key,
      repeat,
      target,
      altKey,
      ctrlKey,
      metaKey,
      shiftKey,
      defaultPrevented,
    }: KeyboardEvent) => {
      if (key !== 'Enter' || repeat || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
      const link = within.current?.querySelector('a')
      // Hidden pages stay mounted and get the event, too.
      if (link?.checkVisibility() && isUnused(target)) link.click()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [within])
}

export type { TodoPlaces } from './useTodoLine.ts'

export interface TodoPanelProps extends TodoPlaces {
  state: TodoState
  /** The first steps of a new office, and how many lines they take: they go before all else. */
  before?: { steps: ReactNode; lines: number } | undefined
}

/** The person's to-do, the most urgent first: Enter begins with the first one. Little room where nothing waits. */
export function TodoPanel(props: TodoPanelProps) {
  const t = useTexts(todoTexts)
  const heading = useId()
  const box = useRef<HTMLElement>(null)
  useEnterBegins(box)
  const status = todoStatus(props.state)
  const isAlone = usePanelPlace(t.title, status)
  const report = props.reportAt === undefined ? [] : [{ kind: 'report', count: 1 } as const]
  const lines: readonly TodoLine[] = [...todos(props.state), ...report]
  const { height, keep } = useTodoRoom(props.state.office !== undefined)
  const { before } = props
  const above = (before?.lines ?? 0) * firstHeight
  const isKnown = status.status === 'ready'
  const hasLines = lines.length > 0
  useEffect(() => {
    const list = box.current
    if (!isKnown) return undefined
    if (!list || !hasLines) return keep(above || undefined)
    const size = new ResizeObserver(() => {
      // A page that is kept behind another has no size.
      if (list.offsetHeight > 0) keep(above + list.offsetHeight)
    })
    size.observe(list)
    return () => size.disconnect()
  }, [isKnown, hasLines, above, keep])
  const missing = status.status === 'failed' && isAlone ? { todo: status.retry } : undefined
  // All of it at once: no line moves under the hand for one that comes later.
  if (status.status === 'loading') {
    return (
      <>
        <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
        <Skeleton height={height} />
      </>
    )
  }
  return (
    <>
      {before?.steps}
      {lines.length > 0 && (
        <Box ref={box} aria-labelledby={heading}>
          <VisuallyHidden as="h2" id={heading}>
            {t.title}
          </VisuallyHidden>
          <List>
            {lines.map((todo, index) => (
              <TodoItem key={todo.kind} {...props} todo={todo} isFirst={index === 0 && !before} />
            ))}
          </List>
        </Box>
      )}
      {lines.length === 0 && status.status === 'ready' && !before && (
        <Calm>
          <Icon name="check" size={16} />
          {t.nothing}
        </Calm>
      )}
      <NotLoaded parts={missing} names={{ todo: t.title }} />
    </>
  )
}

type LineProps = Omit<TodoPanelProps, 'state' | 'before'> & { todo: TodoLine; isFirst: boolean }

function TodoItem({ todo, isFirst, ...places }: LineProps) {
  const t = useTexts(todoTexts)
  const { icon, title, detail, action, to } = useTodoLine(todo, places)
  return (
    <li data-kind={todo.kind}>
      <Icon name={icon} size={20} />
      <Words>
        <strong>{title}</strong>
        {detail && <small>{detail}</small>}
      </Words>
      {isFirst ? (
        <LinkButton to={to} primary>
          {action}
          <Key aria-hidden="true">
            <Kbd>{t.enter}</Kbd>
          </Key>
        </LinkButton>
      ) : (
        <Later to={to}>
          {action}
          <Icon name="chevron-right" size={16} />
        </Later>
      )}
    </li>
  )
}
