import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
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
  /** Other ways to see the list, beside its title. */
  modes?: ReactNode
  /** FilterBar. */
  filterBar: ReactNode
  /** Above the rows: notes on further data that could not be loaded. */
  notes?: ReactNode
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
  modes,
  filterBar,
  notes,
  beside,
  children,
}: ListScreenProps<Row>) {
  return (
    <Screen>
      <Head>
        <TitleLine>
          <h1 tabIndex={-1}>{words.title}</h1>
          <output>
            <ListCount list={list} />
          </output>
          {modes}
          <SavedViews {...views} />
          <Button variant="primary" icon="plus" onClick={actions.create}>
            {words.create}
          </Button>
        </TitleLine>
        {filterBar}
      </Head>
      <Work data-alone={!beside}>
        <ListPane>
          <ListBody words={words} state={list.state} notes={notes} onRetry={actions.retry}>
            {children}
          </ListBody>
        </ListPane>
        {beside}
      </Work>
    </Screen>
  )
}
