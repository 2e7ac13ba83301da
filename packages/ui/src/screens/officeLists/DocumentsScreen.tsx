import type { DocumentKind } from '@waldkerf/domain/officeLists/documentRows'
import { Suspense, useState } from 'react'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { Bar } from '../../parts/Bar/Bar.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx'
import { lazyPart } from '../../parts/Later/lazyPart.tsx'
import { shown } from '../../parts/Loadable/Loadable.tsx'
import { NotLoaded } from '../../parts/NotLoaded/NotLoaded.tsx'
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx'
import { Bones, Head, ListPane, Screen, TitleLine } from '../users/UsersScreen.styles.ts'
import { ViewMenu } from '../users/views/ViewMenu.tsx'
import type { DocumentsActions, DocumentsState } from './documentsTypes.ts'
import { texts } from './DocumentsScreen.texts.ts'
import { DocumentFilterBar } from './list/DocumentFilterBar.tsx'
import { DocumentTable } from './list/DocumentTable.tsx'
import { useDocumentList } from './list/useDocumentList.ts'

export type * from './documentsTypes.ts'

const NewDocumentDialog = lazyPart(async () => (await import('./create/NewDocumentDialog.tsx')).NewDocumentDialog)

export interface DocumentsScreenProps {
  kind: DocumentKind
  state: DocumentsState
  actions: DocumentsActions
}

/** All offers, or all invoices: found by filters, added up, begun. */
export function DocumentsScreen({ kind, state, actions }: DocumentsScreenProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const list = useDocumentList(kind, state)
  const [isCreating, setCreating] = useState(false)
  const clients = state.missing?.clients
  return (
    <Screen>
      <Head>
        <TitleLine>
          <h1 tabIndex={-1}>{t.kinds[kind].title}</h1>
          <output>{shown(state.documents) && t.shown(number(list.rows.length), number(list.all.length))}</output>
          <ViewMenu views={state.views} actions={actions.views} />
          <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
            {t.kinds[kind].create}
          </Button>
        </TitleLine>
        <DocumentFilterBar
          kind={kind}
          filter={state.filter}
          clients={state.clients}
          people={list.people}
          counts={list.counts}
          onFilter={actions.setFilter}
        />
      </Head>
      <ListPane>
        <ListState kind={kind} state={state} onRetry={actions.retry} />
        {clients && <NotLoaded parts={{ clients }} names={t.parts} />}
        {shown(state.documents) && (
          <div className="list">
            <DocumentTable
              kind={kind}
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
          <NewDocumentDialog
            kind={kind}
            documents={list.all}
            state={state}
            actions={actions}
            onClose={() => setCreating(false)}
          />
        )}
      </Suspense>
    </Screen>
  )
}

interface ListStateProps extends Pick<DocumentsScreenProps, 'kind'> {
  state: Pick<DocumentsState, 'documents' | 'amounts'>
  onRetry: () => void
}

/** What stands in place of the list, or above one that is old or not whole. */
function ListState({ kind, state: { documents, amounts }, onRetry }: ListStateProps) {
  const t = useTexts(texts)
  const words = t.kinds[kind]
  if (documents.status === 'loading') {
    return (
      <Bones>
        <VisuallyHidden>{words.loading}</VisuallyHidden>
        {Array.from({ length: 12 }, (_, i) => (
          <Skeleton key={i} height={24} />
        ))}
      </Bones>
    )
  }
  if (documents.status === 'failed' && !documents.data) {
    return <ErrorState title={words.failed} message={documents.message} onRetry={onRetry} />
  }
  if (documents.status !== 'failed' && amounts.status !== 'failed') return null
  const again = (
    <Button variant="quiet" icon="refresh" onClick={onRetry}>
      {t.retry}
    </Button>
  )
  const message = documents.status === 'failed' ? t.stale : t.noAmounts
  return <Bar icon="warning" tone="warning" message={message} actions={again} />
}
