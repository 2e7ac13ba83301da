import { Suspense, useState } from 'react'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { Bar } from '../../parts/Bar/Bar.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx'
import { lazyPart } from '../../parts/Later/lazyPart.tsx'
import { shown } from '../../parts/Loadable/Loadable.tsx'
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx'
import { Bones, Head, ListPane, Screen, TitleLine } from '../users/UsersScreen.styles.ts'
import { ViewMenu } from '../users/views/ViewMenu.tsx'
import type { ClientsActions, ClientsState } from './clientsTypes.ts'
import { texts } from './ClientsScreen.texts.ts'
import { ClientFilterBar } from './list/ClientFilterBar.tsx'
import { ClientTable } from './list/ClientTable.tsx'
import { useClientList } from './list/useClientList.ts'

export type * from './clientsTypes.ts'

const NewClientDialog = lazyPart(async () => (await import('./create/NewClientDialog.tsx')).NewClientDialog)

export interface ClientsScreenProps {
  state: ClientsState
  actions: ClientsActions
}

/** All clients: found by filters, opened, begun. */
export function ClientsScreen({ state, actions }: ClientsScreenProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const list = useClientList(state)
  const [isCreating, setCreating] = useState(false)
  const { clients, filter } = state
  return (
    <Screen>
      <Head>
        <TitleLine>
          <h1 tabIndex={-1}>{t.title}</h1>
          <output>{shown(clients) && t.shown(number(list.rows.length), number(list.all.length))}</output>
          <ViewMenu views={state.views} actions={actions.views} />
          <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
            {t.create}
          </Button>
        </TitleLine>
        <ClientFilterBar filter={filter} states={list.states} onFilter={actions.setFilter} />
      </Head>
      <ListPane>
        <ListState clients={clients} onRetry={actions.retry} />
        {shown(clients) && (
          <div className="list">
            <ClientTable
              rows={list.rows}
              columns={list.columns}
              state={state}
              actions={actions}
              total={list.all.length}
            />
          </div>
        )}
      </ListPane>
      <Suspense>
        {isCreating && (
          <NewClientDialog
            clients={list.all}
            addressOf={state.addressOf}
            actions={actions}
            onClose={() => setCreating(false)}
          />
        )}
      </Suspense>
    </Screen>
  )
}

/** What stands in place of the list, or above one that is old. */
function ListState({ clients, onRetry }: { clients: ClientsState['clients']; onRetry: () => void }) {
  const t = useTexts(texts)
  if (clients.status === 'ready') return null
  if (clients.status === 'loading') {
    return (
      <Bones>
        <VisuallyHidden>{t.loading}</VisuallyHidden>
        {Array.from({ length: 12 }, (_, i) => (
          <Skeleton key={i} height={24} />
        ))}
      </Bones>
    )
  }
  if (!clients.data) return <ErrorState title={t.failed} message={clients.message} onRetry={onRetry} />
  const again = (
    <Button variant="quiet" icon="refresh" onClick={onRetry}>
      {t.retry}
    </Button>
  )
  return <Bar icon="warning" tone="warning" message={t.stale} actions={again} />
}
