import { Suspense, useState } from 'react'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import type { RowKey } from '../../parts/DataTable/DataTable.tsx'
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx'
import { Bar } from '../../parts/Bar/Bar.tsx'
import { lazyPart } from '../../parts/Later/lazyPart.tsx'
import { NotLoaded } from '../../parts/NotLoaded/NotLoaded.tsx'
import { shown } from '../../parts/Loadable/Loadable.tsx'
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx'
import { UserFilterBar } from './list/UserFilterBar.tsx'
import { UserTable } from './list/UserTable.tsx'
import { useUserList } from './list/useUserList.ts'
import { RequestQueue } from './requests/RequestQueue.tsx'
import type { UsersActions, UsersState } from './usersTypes.ts'
import { Bones, Head, ListPane, Screen, TitleLine, Work } from './UsersScreen.styles.ts'
import { texts } from './UsersScreen.texts.ts'
import { ViewMenu } from './views/ViewMenu.tsx'

export type * from './usersTypes.ts'

const InviteDialog = lazyPart(async () => (await import('./invite/InviteDialog.tsx')).InviteDialog)
const BulkRoleDialog = lazyPart(async () => (await import('./bulk/BulkRoleDialog.tsx')).BulkRoleDialog)

export interface UsersScreenProps {
  state: UsersState
  actions: UsersActions
}

/** Everyone who uses the product: found by filters, decided upon in the queue, changed many at once, invited. */
export function UsersScreen({ state, actions }: UsersScreenProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const list = useUserList(state)
  const [picked, setPicked] = useState<ReadonlySet<RowKey>>(new Set())
  const [dialog, setDialog] = useState<'invite' | 'bulk'>()
  const { people, filter, clients } = state
  const close = () => setDialog(undefined)
  return (
    <Screen>
      <Head>
        <TitleLine>
          <h1 tabIndex={-1}>{t.title}</h1>
          <output>{shown(people) && t.shown(number(list.rows.length), number(list.all.length))}</output>
          <ViewMenu views={state.views} actions={actions.views} />
          <Button variant="primary" icon="plus" onClick={() => setDialog('invite')}>
            {t.invite}
          </Button>
        </TitleLine>
        <UserFilterBar
          filter={filter}
          clients={clients}
          professions={list.professions}
          counts={list.counts}
          onFilter={actions.setFilter}
        />
      </Head>
      <Work>
        <ListPane>
          <NotLoaded parts={state.missing} names={t.parts} />
          <ListState people={people} onRetry={actions.retry} />
          {shown(people) && (
            <div className="list">
              <UserTable
                rows={list.rows}
                columns={list.columns}
                state={state}
                actions={actions}
                total={list.all.length}
                picking={{
                  picked,
                  onPick: setPicked,
                  actions: <Button onClick={() => setDialog('bulk')}>{t.pick}</Button>,
                }}
              />
            </div>
          )}
        </ListPane>
        {list.asking.length > 0 && (
          <RequestQueue people={list.asking} pending={state.pending} addressOf={state.addressOf} actions={actions} />
        )}
      </Work>
      <Suspense>
        {dialog === 'invite' && <InviteDialog clients={clients} actions={actions} onClose={close} />}
        {dialog === 'bulk' && (
          <BulkRoleDialog
            all={list.all}
            chosen={list.all.filter(({ user_id }) => picked.has(user_id))}
            routes={state.routes}
            setRole={actions.setRole}
            onClose={close}
          />
        )}
      </Suspense>
    </Screen>
  )
}

/** What stands in place of the list, or above one that is old. */
function ListState({ people, onRetry }: { people: UsersState['people']; onRetry: () => void }) {
  const t = useTexts(texts)
  if (people.status === 'ready') return null
  if (people.status === 'loading') {
    return (
      <Bones>
        <VisuallyHidden>{t.loading}</VisuallyHidden>
        {Array.from({ length: 12 }, (_, i) => (
          <Skeleton key={i} height={24} />
        ))}
      </Bones>
    )
  }
  if (!people.data) return <ErrorState title={t.failed} message={people.message} onRetry={onRetry} />
  const again = (
    <Button variant="quiet" icon="refresh" onClick={onRetry}>
      {t.retry}
    </Button>
  )
  return <Bar icon="warning" tone="warning" message={t.stale} actions={again} />
}
