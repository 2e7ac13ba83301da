import { emptyClientFilter } from '@waldkerf/domain/clients/clientFilter'
import { Suspense, useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { lazyPart } from '../../parts/Later/lazyPart.tsx'
import { ListScreen, ListTable, useAskedForm } from '../../parts/ListScreen/ListScreen.tsx'
import type { ClientsActions, ClientsState } from './clientsTypes.ts'
import { useClientNote } from './list/useClientNote.ts'
import { texts } from './ClientsScreen.texts.ts'
import { ClientFilterBar } from './list/ClientFilterBar.tsx'
import { useClientShape } from './list/useClientColumns.tsx'
import { useClientList } from './list/useClientList.ts'

export type * from './clientsTypes.ts'

const NewClientDialog = lazyPart(async () => (await import('./create/NewClientDialog.tsx')).NewClientDialog)

export interface ClientsScreenProps {
  state: ClientsState
  actions: ClientsActions
}

/** The list of all clients, with filters and the form for a new one. */
export function ClientsScreen({ state, actions }: ClientsScreenProps) {
  const t = useTexts(texts)
  const list = useClientList(state)
  const shape = useClientShape()
  const note = useClientNote(state.filter)
  const [isCreating, setCreating] = useState(false)
  useAskedForm(state.isNewAsked, () => {
    setCreating(true)
    actions.newOpened?.()
  })
  return (
    <>
      <ListScreen
        words={t.list}
        list={list}
        views={{ views: state.views, actions: actions.views }}
        actions={{ create: () => setCreating(true), retry: actions.retry }}
        filterBar={<ClientFilterBar filter={state.filter} states={list.states} onFilter={actions.setFilter} />}
      >
        <ListTable
          words={t.list}
          shape={{ ...shape, note: note.all }}
          list={list}
          sort={state.sort}
          actions={{ setSort: actions.setSort, reset: () => actions.setFilter(emptyClientFilter) }}
          selection={{ onSelect: (key) => actions.open(Number(key)) }}
        />
      </ListScreen>
      <Suspense>
        {isCreating && (
          <NewClientDialog
            clients={list.all}
            clientAddress={state.clientAddress}
            actions={actions}
            onClose={() => setCreating(false)}
          />
        )}
      </Suspense>
    </>
  )
}
