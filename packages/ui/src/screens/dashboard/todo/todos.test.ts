import { seedWorld } from '@waldkerf/mocks/seed/world'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { expect, test, vi } from 'vitest'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { exampleOldest, exampleOwn, exampleWaiting } from '../fixtures.ts'
import { todos, todoStatus } from './todos.ts'

const ready = <T>(data: T): Loadable<T> => ({ status: 'ready', data })
const nothing = ready([])
const loading = { status: 'loading' } as const
const [person] = seedWorld({ today: storyDay, size: 'small' }).users
const people = (...roles: string[]) =>
  ready(roles.map((app_status, at) => ({ ...person!, first_name: 'P', last_name: String(at), app_status })))

const office = {
  ueberfaellig: 2,
  ueberfaellig_betrag: '119.00',
  faellig_seit: '2026-02-24',
  ablaufend: 1,
  abgelaufen: 2,
  angebot: { id: 12, nummer: 'AN-2026-0012', kunde: 'Forstgut Ülzen' },
  angenommen: 10,
  angenommen_betrag: '92988.00',
  entwuerfe: 5,
  entwuerfe_betrag: '50321.87',
  mails_offen: 0,
  mails_abgelehnt: 1,
  mail: { art: 'angebot' as const, id: 4 },
  post_offen: 9,
  post_seit: '2026-11-20T08:00:00Z',
  eingeladen: [],
  hat_kunden: true,
  hat_dokumente: true,
  hat_feste: true,
}

test('money comes first, then people, what is to be billed, offers and mails, then the queue, then a question to oneself', () => {
  const state = {
    office: ready(office),
    users: people('ogf_new', 'ogf_expert_query', 'ogf_admin'),
    queue: ready(exampleWaiting()),
    head: ready(exampleOldest()),
    own: ready(exampleOwn()),
  }
  expect(todos(state)).toEqual([
    { kind: 'money', count: 2, amount: '119.00', since: '2026-02-24' },
    { kind: 'people', count: 1, names: ['P 0'], roles: ['ogf_new'] },
    { kind: 'requests', count: 1, names: ['P 1'], roles: ['ogf_expert_query'] },
    { kind: 'bill', count: 10, amount: '92988.00' },
    { kind: 'drafts', count: 5, amount: '50321.87' },
    { kind: 'offers', count: 3, lapsed: 2, first: office.angebot },
    { kind: 'post', count: 9, since: '2026-11-20T08:00:00Z' },
    { kind: 'mails', count: 1, refused: 1, first: { art: 'angebot', id: 4 } },
    { kind: 'review', count: 90, oldest: 43, answered: 3, unanswered: 3, first: exampleOldest()[0] },
    { kind: 'question', count: 1, first: exampleOwn()[0] },
  ])
})

test('accounts whose role gives no rights wait too, and their roles are named', () =>
  expect(todos({ users: people('appuser_new', 'ogf_new', 'ogf_new'), own: nothing })).toEqual([
    { kind: 'people', count: 3, names: ['P 0', 'P 1', 'P 2'], roles: ['appuser_new', 'ogf_new'] },
  ]))

test('an invited account that has not signed in yet does not wait', () => {
  const users = ready([{ ...person!, user_id: 7, app_status: 'ogf_new' }])
  const nobody = {
    ...office,
    angenommen: 0,
    entwuerfe: 0,
    ueberfaellig: 0,
    ablaufend: 0,
    abgelaufen: 0,
    angebot: null,
    mails_abgelehnt: 0,
    post_offen: 0,
  }
  expect(todos({ users, office: ready({ ...nobody, eingeladen: [7] }), own: nothing })).toEqual([])
  expect(todos({ users, office: ready(nobody), own: nothing })).toMatchObject([{ kind: 'people', count: 1 }])
})

test('the review can begin before its head is known', () =>
  expect(todos({ queue: ready(exampleWaiting()), head: loading, own: loading })).toEqual([
    { kind: 'review', count: 90, oldest: 43, answered: 3, unanswered: 3, first: undefined },
  ]))

test('where all that is open waits for its reporters, nothing waits for the review', () => {
  const queue = ready([{ status: 'query', tage: 9, anzahl: 2, beantwortet: 0 }])
  expect(todos({ queue, head: nothing, own: nothing })).toEqual([])
})

test('an empty queue, no request and no question are nothing to do', () =>
  expect(todos({ users: nothing, queue: nothing, head: nothing, own: ready(exampleOwn().slice(1)) })).toEqual([]))

test('nothing waits only when all of it is known', () => {
  expect(todoStatus({ queue: nothing, own: loading }).status).toBe('loading')
  expect(todoStatus({ queue: nothing, own: nothing }).status).toBe('ready')
})

test('what failed is tried again together, and nothing else', () => {
  const retry = vi.fn<() => void>()
  const failed = { status: 'failed', message: 'Keine Verbindung.', retry } as const
  const state = todoStatus({ users: failed, queue: failed, own: nothing })
  expect(state).toMatchObject({ status: 'failed', message: 'Keine Verbindung.' })
  if (state.status === 'failed') state.retry()
  expect(retry).toHaveBeenCalledTimes(2)
  // Figures from before the failure stay in use.
  expect(todoStatus({ queue: { ...failed, data: [] }, own: nothing }).status).toBe('ready')
})
