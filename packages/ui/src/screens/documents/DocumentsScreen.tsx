import { emptyDocumentFilter } from '@waldkerf/domain/documents/documentFilter'
import type { DocumentListKind } from '@waldkerf/domain/documents/documentRows'
import { Suspense, useMemo, useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { lazyPart } from '../../parts/Later/lazyPart.tsx'
import { LinkButton } from '../../parts/LinkButton/LinkButton.tsx'
import { ListScreen, ListTable, RetryBar, useAskedForm } from '../../parts/ListScreen/ListScreen.tsx'
import { NotLoaded } from '../../parts/NotLoaded/NotLoaded.tsx'
import type { DatevExport } from './datev/DatevDialog.tsx'
import { texts as datevTexts } from './datev/datev.texts.ts'
import type { DocumentsActions, DocumentsState } from './documentsTypes.ts'
import { useDocumentNote } from './list/useDocumentNote.ts'
import { texts } from './DocumentsScreen.texts.ts'
import { DocumentFilterBar } from './list/DocumentFilterBar.tsx'
import { useDocumentShape } from './list/useDocumentShape.ts'
import { useDocumentList } from './list/useDocumentList.ts'
import { useTotals } from './list/useTotals.ts'

export type * from './documentsTypes.ts'

const DatevDialog = lazyPart(async () => (await import('./datev/DatevDialog.tsx')).DatevDialog)
const NewDocumentDialog = lazyPart(async () => (await import('./create/NewDocumentDialog.tsx')).NewDocumentDialog)

export interface DocumentsScreenProps {
  kind: DocumentListKind
  state: DocumentsState
  actions: DocumentsActions
  /** Invoices can be handed to a tax adviser. */
  datev?: DatevExport
}

/** The list of all offers or all invoices, with filters, totals and the form for a new one. */
export function DocumentsScreen({ kind, state, actions, datev }: DocumentsScreenProps) {
  const t = useTexts(texts)
  const words = t.kinds[kind]
  const list = useDocumentList(kind, state)
  const shape = useDocumentShape(kind, state.missing?.clients !== undefined)
  const note = useDocumentNote(state.filter, state.clients)
  const totals = useTotals()
  const [isCreating, setCreating] = useState(false)
  const [isExporting, setExporting] = useState(false)
  const { item } = useTexts(datevTexts)
  const further = useMemo(
    () => [{ id: 'datev', label: item, icon: 'table' as const, startsGroup: true, onSelect: () => setExporting(true) }],
    [item],
  )
  useAskedForm(state.isNewAsked, () => {
    setCreating(true)
    actions.newOpened?.()
  })
  return (
    <>
      <ListScreen
        words={words}
        list={list}
        views={{ views: state.views, actions: actions.views }}
        actions={{ create: () => setCreating(true), retry: actions.retry }}
        filterBar={
          <DocumentFilterBar
            kind={kind}
            filter={state.filter}
            list={list}
            clients={state.clients}
            onFilter={actions.setFilter}
          />
        }
        first={
          state.firstClientAt === undefined
            ? undefined
            : {
                ...t.noClient,
                action: (
                  <LinkButton primary to={state.firstClientAt}>
                    {t.newClient}
                  </LinkButton>
                ),
              }
        }
        notes={<Missing state={state} onRetry={actions.retry} />}
      >
        <ListTable
          words={words}
          shape={{ ...shape, note, ...(datev && { further }) }}
          list={list}
          sort={state.sort}
          actions={{ setSort: actions.setSort, reset: () => actions.setFilter(emptyDocumentFilter) }}
          selection={{ onSelect: (key) => actions.open(Number(key)) }}
          {...(list.rows.length > 0 && { features: { totals } })}
        />
      </ListScreen>
      <Suspense>
        {datev && isExporting && (
          <DatevDialog datev={datev} invoices={list.all} today={state.today} onClose={() => setExporting(false)} />
        )}
        {isCreating && (
          <NewDocumentDialog
            kind={kind}
            documents={list.all}
            state={state}
            actions={actions}
            onClose={() => setCreating(false)}
          />
        )}
      </Suspense>
    </>
  )
}

/** Parts that the list can be read without. */
function Missing({ state, onRetry }: Pick<DocumentsScreenProps, 'state'> & { onRetry: () => void }) {
  const t = useTexts(texts)
  return (
    <>
      {state.documents.status === 'ready' && state.amounts.status === 'failed' && (
        <RetryBar message={t.noAmounts} onRetry={onRetry} />
      )}
      <NotLoaded<keyof typeof t.parts> parts={state.missing} names={t.parts} />
    </>
  )
}
