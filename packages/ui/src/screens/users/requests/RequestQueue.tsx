import type { User } from '@waldkerf/domain/entities/users/users'
import { personName } from '@waldkerf/domain/users/personName'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useHandedFocus } from '@waldkerf/ui/browser/useHandedFocus'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import type { UsersActions, UsersState } from '../usersTypes.ts'
import { texts } from '../UsersScreen.texts.ts'
import { Coming, List, More, Queue } from './RequestQueue.styles.ts'
import { type QueueKind, queueKinds } from './queueKinds.ts'
import { RequestRow } from './RequestRow.tsx'

export interface RequestQueueProps {
  kind: QueueKind
  /** People who wait: to be admitted, or to become experts. */
  people: readonly User[]
  /** Roles that are given and can still be taken back, by user_id. */
  pending: ReadonlyMap<number, string>
  /** Of a person's page. */
  userAddress: UsersState['userAddress']
  actions: Pick<UsersActions, 'giveRole' | 'undo' | 'refuse'>
  /** Its first person is the next one of the page. */
  isNext?: boolean
}

/** More than one answers in a sitting; the next ones come up as these are answered. */
const mostShown = 30

/** Of a person with the buttons for an answer, in px. */
const personHeight = 120

/** In place of those who wait until it is known who does. */
export function QueueSkeleton() {
  return (
    <Coming>
      <Skeleton height={20} width="60%" />
      {Array.from({ length: 4 }, (_, at) => (
        <Skeleton key={at} height={personHeight} />
      ))}
    </Coming>
  )
}

const namesIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-person] > a') ?? [])]

/** Registrations or requests to become an expert: answered by keyboard, one by one, and taken back as easily. */
export function RequestQueue({ kind, people, pending, userAddress, actions, isNext = false }: RequestQueueProps) {
  const t = useTexts(texts).requests
  const { number } = useFormat()
  const { accept, refuse } = queueKinds[kind]
  const heading = useId()
  // A person who is answered leaves the list, with the focus: it goes on to the first one left.
  const list = useHandedFocus<HTMLUListElement>()
  const lastGiven = useRef<number>(undefined)
  const move = (by: number) => {
    const names = namesIn(list.current)
    const at = names.findIndex((name) => name.parentElement?.contains(document.activeElement))
    names[Math.min(Math.max(at + by, 0), names.length - 1)]?.focus()
  }
  const give = (user: User, status: string) => {
    if (pending.has(user.user_id)) return
    lastGiven.current = user.user_id
    actions.giveRole(user, status)
  }
  const giveNext = (user: User, status: string) => {
    give(user, status)
    move(1)
  }
  const refuseNow = (user: User, then: typeof give) => {
    if (refuse) then(user, refuse)
    else if (!pending.has(user.user_id)) actions.refuse(user)
  }
  /** The person's own new role, else the last one. */
  const undo = (id: number) => {
    const wanted = pending.has(id) ? id : lastGiven.current
    if (wanted !== undefined && pending.has(wanted)) actions.undo(wanted)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return
    const id = Number(event.target.closest<HTMLElement>('[data-person]')?.dataset['person'])
    const user = people.find(({ user_id }) => user_id === id)
    if (!user) return
    const doing: Record<string, () => void> = {
      [t.letters.accept]: () => giveNext(user, accept),
      [t.letters.refuse]: () => refuseNow(user, giveNext),
      [t.letters.undo]: () => undo(id),
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
    }
    const act = doing[event.key.length === 1 ? event.key.toUpperCase() : event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const next = isNext ? people.find(({ user_id }) => !pending.has(user_id)) : undefined
  return (
    <Queue aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t[kind].title}</h2>
        <Badge tone="warning">{number(people.length)}</Badge>
      </header>
      <List ref={list} onKeyDown={onKeyDown}>
        {people.slice(0, mostShown).map((user) => (
          <RequestRow
            key={user.user_id}
            kind={kind}
            user={user}
            name={personName(user)}
            isNext={user === next}
            address={userAddress(user.user_id)}
            given={pending.get(user.user_id)}
            onAccept={() => give(user, accept)}
            onRefuse={() => refuseNow(user, give)}
            onUndo={() => actions.undo(user.user_id)}
          />
        ))}
        {people.length > mostShown && <More>{t.more(number(people.length - mostShown))}</More>}
      </List>
    </Queue>
  )
}
