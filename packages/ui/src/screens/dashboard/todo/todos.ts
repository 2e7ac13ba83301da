import { may } from '@waldkerf/domain/roles/rights'
import type { OwnBeetle, WaitingBeetle, WaitingCount } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import type { OfficeTasks } from '@waldkerf/domain/entities/office/officeTasks'
import type { User } from '@waldkerf/domain/entities/users/users'
import { asksToBecomeExpert, effectiveRole } from '@waldkerf/domain/roles/roles'
import { personName } from '@waldkerf/domain/users/personName'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { queueTotals } from '../queue/buckets.ts'

/** Where work can wait for a person. A part that is absent does not concern the role. */
export interface TodoState {
  /** The people, for whoever admits them. */
  users?: Loadable<readonly User[]> | undefined
  /** The office's work, for whoever runs it. */
  office?: Loadable<OfficeTasks> | undefined
  /** The review queue by age and its head, for whoever decides. */
  queue?: Loadable<readonly WaitingCount[]> | undefined
  head?: Loadable<readonly WaitingBeetle[]> | undefined
  own: Loadable<readonly OwnBeetle[]>
}

/** One thing to do, and how often. */
export type Todo =
  /** `roles`: as they are stored with those who wait. */
  | { kind: 'people' | 'requests'; count: number; names: readonly string[]; roles: readonly string[] }
  /** Overdue, gross, and since when; `count` invoices. */
  | { kind: 'money'; count: number; amount: string; since: string }
  /** Accepted offers without an invoice, or invoices that are drafts, and what they are worth, gross. */
  | { kind: 'bill' | 'drafts'; count: number; amount: string }
  /** Sent offers near or past the end of their validity: `lapsed` of the `count` are past it; `first`: where to begin. */
  | { kind: 'offers'; count: number; lapsed: number; first: NonNullable<OfficeTasks['angebot']> }
  /** Mails that no mail server took for an hour. */
  | { kind: 'post'; count: number; since: string }
  /** `count` documents did not arrive; `refused` of them were refused by the mail server; `first`: where to begin. */
  | { kind: 'mails'; count: number; refused: number; first: OfficeTasks['mail'] }
  /** `oldest` in days; `answered`: questions among the `count`; `unanswered`: besides it; `first`: where to begin, as soon as it is known. */
  | {
      kind: 'review'
      count: number
      oldest: number
      answered: number
      unanswered: number
      first: WaitingBeetle | undefined
    }
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

function officeTodos(tasks: OfficeTasks | undefined): { money: Todo[]; others: Todo[] } {
  const { ueberfaellig: late = 0, faellig_seit: since, ueberfaellig_betrag: amount = '' } = tasks ?? {}
  const {
    ablaufend = 0,
    abgelaufen = 0,
    angebot = null,
    mails_offen: open = 0,
    mails_abgelehnt: refused = 0,
    mail = null,
    post_offen: stuck = 0,
    post_seit: stuckSince = null,
    angenommen: accepted = 0,
    angenommen_betrag: worth = '',
    entwuerfe: drafts = 0,
    entwuerfe_betrag: drafted = '',
  } = tasks ?? {}
  return {
    money: late > 0 && since ? [{ kind: 'money', count: late, amount, since }] : [],
    others: [
      ...(accepted > 0 ? [{ kind: 'bill', count: accepted, amount: worth } as const] : []),
      ...(drafts > 0 ? [{ kind: 'drafts', count: drafts, amount: drafted } as const] : []),
      ...(angebot
        ? [{ kind: 'offers', count: ablaufend + abgelaufen, lapsed: abgelaufen, first: angebot } as const]
        : []),
      ...(stuck > 0 && stuckSince ? [{ kind: 'post', count: stuck, since: stuckSince } as const] : []),
      // Those that wait are among the mails above.
      ...(refused > 0 || (open > 0 && stuck === 0)
        ? [{ kind: 'mails', count: stuck > 0 ? refused : open + refused, refused, first: mail } as const]
        : []),
    ],
  }
}

function reviewTodo({ queue, head }: TodoState): Todo[] {
  const totals = queueTotals((queue && shown(queue)) ?? [])
  return totals.count === 0 ? [] : [{ kind: 'review', ...totals, first: head && shown(head)?.[0] }]
}

function questionTodo({ own }: TodoState): Todo[] {
  const asked = shown(own)?.filter(({ antwort_offen }) => antwort_offen) ?? []
  return asked[0] ? [{ kind: 'question', count: asked.length, first: asked[0] }] : []
}

/**
 * Work that waits for a person, the most urgent first: overdue money, people, what is to be billed, offers and mails, then records, then a
 * question about a record of one's own. Invited accounts that have not signed in yet are left out.
 */
export function todos(state: TodoState): Todo[] {
  const tasks = state.office && shown(state.office)
  const { money, others } = officeTodos(tasks)
  const users = ((state.users && shown(state.users)) ?? []).filter((one) => !tasks?.eingeladen.includes(one.user_id))
  return [
    ...money,
    ...peopleTodo(
      'people',
      users.filter(({ app_status }) => !may(effectiveRole(app_status), 'work')),
    ),
    ...peopleTodo(
      'requests',
      users.filter(({ app_status }) => asksToBecomeExpert(app_status)),
    ),
    ...others,
    ...reviewTodo(state),
    ...questionTodo(state),
  ]
}

/** Whether all of it is known: failed as soon as one part is, and tried again together. */
export function todoStatus({ users, office, queue, own }: TodoState): Loadable<readonly unknown[]> {
  const parts = [users, office, queue, own].filter((part) => part !== undefined)
  const failures = parts.filter((part) => part.status === 'failed' && part.data === undefined)
  const retry = () => {
    for (const part of failures) if (part.status === 'failed') part.retry()
  }
  const [failure] = failures
  if (failure?.status === 'failed') return { status: 'failed', message: failure.message, retry }
  if (parts.some(({ status }) => status === 'loading')) return { status: 'loading' }
  return { status: 'ready', data: [] }
}
