import { userFilter } from '@waldkerf/domain/users/userFilter'
import { type ReactNode, Suspense, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import type { RowKey } from '@waldkerf/ui/parts/DataTable/DataTable'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { ListFilter } from '@waldkerf/ui/parts/FilterBar/ListFilter'
import { ListScreen, ListTable, useAskedForm } from '@waldkerf/ui/parts/ListScreen/ListScreen'
import { NotLoaded } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import { QueueSkeleton, RequestQueue } from './requests/RequestQueue.tsx'
import { Keys, Newcomers, OnlyQueues, Queues } from './requests/RequestQueue.styles.ts'
import type { UsersActions, UsersState } from './usersTypes.ts'
import { useUserList } from './userList.tsx'
import { texts } from './UsersScreen.texts.ts'

export type * from './usersTypes.ts'

const InviteDialog = lazyPart(async () => (await import('./invite/InviteDialog.tsx')).InviteDialog)
const BulkRoleDialog = lazyPart(async () => (await import('./bulk/BulkRoleDialog.tsx')).BulkRoleDialog)

export interface UsersScreenProps {
  state: UsersState
  actions: UsersActions
  /** Beside the list: how many are new, month by month. */
  newcomers?: ReactNode
}

/** The list of all users, with filters, the queue of requests, bulk changes and invitations. */
export function UsersScreen({ state, actions, newcomers }: UsersScreenProps) {
  const t = useTexts(texts)
  const list = useUserList(state)
  const [picked, setPicked] = useState<ReadonlySet<RowKey>>(new Set())
  const [dialog, setDialog] = useState<'invite' | 'bulk'>()
  useAskedForm(state.isNewAsked, () => {
    setDialog('invite')
    actions.newOpened?.()
  })
  const { clients, pending, userAddress } = state
  const { registered, asking, isQueue } = list
  const waiting = [...registered, ...asking]
  const queue = { pending, userAddress, actions }
  const queues = (
    <>
      {registered.length > 0 && <RequestQueue kind="registration" people={registered} isNext {...queue} />}
      {asking.length > 0 && <RequestQueue kind="expert" people={asking} isNext={registered.length === 0} {...queue} />}
      {waiting.length > 0 && <Keys>{t.requests.keys}</Keys>}
    </>
  )
  const isAsideNeeded = newcomers !== undefined || (waiting.length > 0 && !isQueue)
  const close = () => setDialog(undefined)
  return (
    <>
      <ListScreen
        words={t.list}
        list={list}
        views={{ views: state.views, actions: actions.views }}
        actions={{ create: () => setDialog('invite'), retry: actions.retry }}
        filterBar={
          <ListFilter
            of={userFilter}
            words={list.words}
            filter={state.filter}
            list={list}
            onFilter={actions.setFilter}
          />
        }
        notes={<NotLoaded parts={state.missing} names={t.parts} />}
        beside={
          isAsideNeeded && {
            label: t.requests.waiting(isQueue ? 0 : waiting.length),
            isNext: waiting.length > 0,
            isAsked: waiting.some(({ app_status }) => state.filter.roles.includes(app_status)) && !isQueue,
            panel: (
              <Queues>
                {state.people.status === 'loading' ? (
                  <QueueSkeleton />
                ) : (
                  <>
                    {!isQueue && queues}
                    {newcomers && <Newcomers>{newcomers}</Newcomers>}
                  </>
                )}
              </Queues>
            ),
          }
        }
      >
        {isQueue ? (
          <OnlyQueues>{queues}</OnlyQueues>
        ) : (
          <ListTable
            words={t.list}
            shape={list.shape}
            list={list}
            sort={list.sort}
            actions={{ setSort: actions.setSort, reset: () => actions.setFilter(userFilter.empty) }}
            selection={{ onSelect: (key) => actions.open(Number(key)) }}
            features={{
              picking: {
                picked,
                onPick: setPicked,
                actions: <Button onClick={() => setDialog('bulk')}>{t.pick}</Button>,
              },
            }}
          />
        )}
      </ListScreen>
      <Suspense>
        {dialog === 'invite' && <InviteDialog clients={clients} actions={actions} onClose={close} />}
        {dialog === 'bulk' && (
          <BulkRoleDialog
            all={list.all}
            chosen={list.all.filter(({ user_id }) => picked.has(user_id))}
            routes={state.routes}
            setRole={actions.setRole}
            onClose={(stored) => {
              close()
              setPicked(picked.difference(new Set<RowKey>(stored)))
            }}
          />
        )}
      </Suspense>
    </>
  )
}
