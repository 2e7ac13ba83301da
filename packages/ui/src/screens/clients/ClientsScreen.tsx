import { clientFilter } from '@waldkerf/domain/clients/clientFilter'
import type { ClientRow } from '@waldkerf/domain/entities/clients'
import { sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { Suspense, useMemo, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { useDescribedList } from '@waldkerf/ui/parts/ListScreen/describeList'
import { ListFilter } from '@waldkerf/ui/parts/FilterBar/ListFilter'
import { ListScreen, ListTable, useAskedForm } from '@waldkerf/ui/parts/ListScreen/ListScreen'
import { NotLoaded } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import { ImportLink } from '@waldkerf/ui/screens/imports/ImportLink'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { clientList } from './clientList.tsx'
import type { ClientsActions, ClientsState } from './clientsTypes.ts'
import { texts } from './ClientsScreen.texts.ts'

export type * from './clientsTypes.ts'

const NewClientDialog = lazyPart(async () => (await import('./create/NewClientDialog.tsx')).NewClientDialog)

export interface ClientsScreenProps {
  state: ClientsState
  actions: ClientsActions
}

/** The list of all clients, with filters and the form for a new one. */
export function ClientsScreen({ state, actions }: ClientsScreenProps) {
  const t = useTexts(texts)
  const { filter, sort, open, late } = state
  const { money } = useMoney()
  const context = useMemo(() => ({ open, late, words: t.open, money }), [open, late, t, money])
  const { columns: titles, filter: words } = t
  const list = useDescribedList(clientList, { state: state.clients, filter, sort, titles, words, context })
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
        further={<ImportLink to={state.importAddress} label={t.import} />}
        filterBar={
          <ListFilter of={clientList.filter} words={words} filter={filter} list={list} onFilter={actions.setFilter} />
        }
        notes={<NotLoaded parts={state.missing} names={t.parts} />}
      >
        <ListTable
          words={t.list}
          shape={list.shape}
          list={list}
          sort={list.sort}
          actions={{ setSort: actions.setSort, reset: () => actions.setFilter(clientFilter.empty) }}
          selection={{ onSelect: (key) => actions.open(Number(key)) }}
          features={{
            ...(open &&
              list.rows.length > 0 && {
                totals: (rows: readonly ClientRow[]) => ({
                  name: t.sum,
                  open: money(sumAmounts(rows.map(({ client_id }) => open.get(client_id) ?? '0.00'))),
                }),
              }),
          }}
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
