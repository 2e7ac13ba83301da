import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx'
import { SavedViews, type SavedViewsProps } from '../SavedViews/SavedViews.tsx'
import { ListBody } from './ListBody.tsx'
import { ListCount } from './ListCount.tsx'
import { Head, ListPane, Screen, TitleLine, Work } from './ListScreen.styles.ts'
import type { List, ListWords } from './listTypes.ts'

// Pieces for a list that stands in another frame, beside a map say.
export { ListBody, RetryBar } from './ListBody.tsx'
export { ListCount } from './ListCount.tsx'
export { ListTable } from './ListTable.tsx'
export type { List, ListWords } from './listTypes.ts'
export { useFilterNote } from './useFilterNote.ts'
export { useAskedForm } from './useAskedForm.ts'
export { useList } from './useList.ts'

export interface ListScreenProps<Row> {
  words: ListWords
  list: List<Row>
  views: SavedViewsProps
  actions: { create: () => void; retry: () => void }
  /** FilterBar. */
  filterBar: ReactNode
  /** Above the rows: notes on further data that could not be loaded. */
  notes?: ReactNode
  /** Words and button of an empty list where something comes before its first row, such as a client before an offer. */
  first?: Pick<EmptyStateProps, 'title' | 'text' | 'action'> | undefined
  /** Something to be done beside the list. */
  beside?: ReactNode
  /** ListTable. */
  children: ReactNode
}

/** A list as a page of its own: title, count, filter, rows. */
export function ListScreen<Row>({
  words,
  list,
  views,
  actions,
  filterBar,
  notes,
  first,
  beside,
  children,
}: ListScreenProps<Row>) {
  // Nothing to narrow, to sort or to save: one sentence and one button.
  const isEmpty = list.state.status === 'ready' && list.all.length === 0
  const create = (
    <Button variant="primary" icon="plus" onClick={actions.create}>
      {words.create}
    </Button>
  )
  return (
    <Screen>
      <Head>
        <TitleLine>
          <h1 tabIndex={-1}>{words.title}</h1>
          <output>
            <ListCount list={list} />
          </output>
          {!isEmpty && (
            <>
              <SavedViews {...views} />
              {create}
            </>
          )}
        </TitleLine>
        {!isEmpty && filterBar}
      </Head>
      <Work data-alone={!beside}>
        <ListPane>
          <ListBody words={words} state={list.state} notes={notes} onRetry={actions.retry}>
            {isEmpty ? <EmptyState {...words.empty} action={create} {...first} /> : children}
          </ListBody>
        </ListPane>
        {beside}
      </Work>
    </Screen>
  )
}
