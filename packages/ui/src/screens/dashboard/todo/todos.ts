import type { OwnBeetle, WaitingBeetle, WaitingCount } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import type { User } from '@waldkerf/domain/entities/users/users'
import { effectiveRole } from '@waldkerf/domain/roles/roles'
import { personName } from '@waldkerf/domain/users/personName'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { queueTotals } from '../queue/buckets.ts'

/** Where work can wait for a person. A part that is absent does not concern the role. */
export interface TodoState {
  /** The people, for whoever admits them. */
  users?: Loadable<readonly User[]> | undefined
  /** The review queue by age and its head, for whoever decides. */
  queue?: Loadable<readonly WaitingCount[]> | undefined
  head?: Loadable<readonly WaitingBeetle[]> | undefined
  own: Loadable<readonly OwnBeetle[]>
}

/** One thing to do, and how often. */
export type Todo =
  /** `roles`: as they are stored with those who wait. */
  | { kind: 'people' | 'requests'; count: number; names: readonly string[]; roles: readonly string[] }
  /** `oldest` in days; `first`: where to begin, as soon as it is known. */
  | { kind: 'review'; count: number; oldest: number; first: WaitingBeetle | undefined }
  | { kind: 'question'; count: number; first: OwnBeetle }

const peopleTodo = (kind: 'people' | 'requests', users: readonly User[]): Todo[] =>
  users.length === 0
    ? []
    : [
        {
          kind,
          count: users.length,
          names: users.map(personName),
          roles: [...new Set(users.map((one) => one.app_status))],
        },
      ]

function reviewTodo({ queue, head }: TodoState): Todo[] {
  const { total, oldest } = queueTotals((queue && shown(queue)) ?? [])
  return total === 0 ? [] : [{ kind: 'review', count: total, oldest, first: head && shown(head)?.[0] }]
}

function questionTodo({ own }: TodoState): Todo[] {
  const asked = shown(own)?.filter(({ antwort_offen }) => antwort_offen) ?? []
  return asked[0] ? [{ kind: 'question', count: asked.length, first: asked[0] }] : []
}

/** Work that waits for a person, the most urgent first: people, then records, then a question about a record of one's own. */
export function todos(state: TodoState): Todo[] {
  const users = (state.users && shown(state.users)) ?? []
  return [
    ...peopleTodo(
      'people',
      users.filter(({ app_status }) => effectiveRole(app_status) === 'ogf_new'),
    ),
    ...peopleTodo(
      'requests',
      users.filter(({ app_status }) => app_status === 'ogf_expert_query'),
    ),
    ...reviewTodo(state),
    ...questionTodo(state),
  ]
}

/** Whether all of it is known: failed as soon as one part is, and tried again together. */
export function todoStatus({ users, queue, own }: TodoState): Loadable<readonly unknown[]> {
  const parts = [users, queue, own].filter((part) => part !== undefined)
  const failures = parts.filter((part) => part.status === 'failed' && part.data === undefined)
  const retry = () => {
    for (const part of failures) if (part.status === 'failed') part.retry()
  }
  const [failure] = failures
  if (failure?.status === 'failed') return { status: 'failed', message: failure.message, retry }
  if (parts.some(({ status }) => status === 'loading')) return { status: 'loading' }
  return { status: 'ready', data: [] }
}
