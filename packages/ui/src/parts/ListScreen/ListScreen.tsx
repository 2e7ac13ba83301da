import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { Button } from '../Button/Button.tsx'
import { ToolsPlace } from '../DataTable/DataTable.tsx'
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx'
import { FilterFrame } from '../FilterBar/FilterBar.tsx'
import { SavedViews, type SavedViewsProps } from '../SavedViews/SavedViews.tsx'
import { ListBody, ListCount } from './ListBody.tsx'
import { Fold, Head, ListPane, Modes, NextStep, Screen, TitleLine, Tools, Work } from './ListScreen.styles.ts'
import type { List, ListWords } from './listTypes.ts'

// Pieces for a list that stands in another frame, beside a map say.
export { ListBody, ListCount, ListSkeleton, RetryBar } from './ListBody.tsx'
export { ListTable } from './ListTable.tsx'
export type { List, ListWords } from './listTypes.ts'
export { useList } from './useList.ts'

/** Opens a list's form for a new row when somebody has come for it, once each time. */
export function useAskedForm(isAsked: boolean | undefined, open: () => void) {
  const onAsked = useEffectEvent(open)
  useEffect(() => {
    if (isAsked) onAsked()
  }, [isAsked])
}

/** Puts a table's tools at the end of its list's filter; on a phone they stay with the table. */
export function useToolsPlace() {
  const isPhone = useScreenWidth() === 'phone'
  const [element, setElement] = useState<HTMLElement | null>(null)
  // An element that goes is ignored: it goes while the bar waits for its texts, and giving up the place would make the
  // bar wait again.
  const take = useCallback((next: HTMLElement | null) => {
    if (next) setElement(next)
  }, [])
  return {
    /** Where they stand, in the filter's bar. */
    tools: !isPhone && <Tools ref={take} />,
    around: (table: ReactNode) => <ToolsPlace value={isPhone ? undefined : element}>{table}</ToolsPlace>,
  }
}

export interface ListScreenProps<Row> {
  words: ListWords
  list: List<Row>
  views: SavedViewsProps
  /** Without `create` nothing new is made in this view of the list: its next step stands elsewhere. */
  actions: { create?: (() => void) | undefined; retry: () => void }
  /** Another way to new rows, beside the button for one. */
  further?: ReactNode
  /** The button of what is to be done with these rows; on a phone in reach of the thumb. */
  next?: ReactNode
  /** Other ways to see the list, beside its title. */
  modes?: ReactNode
  /** FilterBar. */
  filterBar: ReactNode
  /** Above the rows: notes on further data that could not be loaded. */
  notes?: ReactNode
  /** Words and button of an empty list where something comes before its first row, such as a client before an offer. */
  first?: Pick<EmptyStateProps, 'title' | 'text' | 'action'> | undefined
  /** Something to be done beside the list; on a phone above it, behind a line that says what it is. */
  beside?:
    | {
        label: string
        panel: ReactNode
        /** Somebody comes for it: on a phone it begins open. */
        isAsked?: boolean
        /** It is what is to be done here, and has the page's primary button. */
        isNext?: boolean
      }
    | false
  /** ListTable. */
  children: ReactNode
}

/** A list as a page of its own: title, count, filter, rows. */
export function ListScreen<Row>({
  words,
  list,
  views,
  actions,
  further,
  next,
  modes,
  filterBar,
  notes,
  first,
  beside,
  children,
}: ListScreenProps<Row>) {
  const count = <ListCount list={list} words={words} />
  const saved = <SavedViews {...views} />
  const isPhone = useScreenWidth() === 'phone'
  const [chosen, setOpen] = useState<boolean>()
  const place = useToolsPlace()
  const isOpen = chosen ?? (beside && beside.isAsked)
  const shownBeside = beside && (!isPhone || isOpen) && beside.panel
  // Nothing to narrow, to sort or to save: one sentence and one button.
  const isEmpty = list.state.status === 'ready' && list.all.length === 0
  const create = actions.create && (
    <Button variant={beside && beside.isNext ? 'secondary' : 'primary'} icon="plus" onClick={actions.create}>
      {words.create}
    </Button>
  )
  const ways = further ? (
    <>
      {create} {further}
    </>
  ) : (
    create
  )
  return (
    <Screen>
      <Head>
        <TitleLine>
          <h1 tabIndex={-1}>{words.title}</h1>
          {!isPhone && modes}
          <output>{count}</output>
          {!isEmpty && !isPhone && saved}
          {!isEmpty && further}
          {!isPhone && next}
          {!isEmpty && create}
          {isPhone && modes && <Modes>{modes}</Modes>}
        </TitleLine>
        {!isEmpty && (
          <FilterFrame value={{ result: count, tools: isPhone ? saved : place.tools }}>{filterBar}</FilterFrame>
        )}
        {beside && isPhone && (
          <Fold data-next={(beside.isNext && !isOpen) || undefined}>
            <Button
              variant={beside.isNext && !isOpen ? 'primary' : 'quiet'}
              icon={isOpen ? 'chevron-down' : 'chevron-right'}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {beside.label}
            </Button>
          </Fold>
        )}
      </Head>
      <Work data-alone={!shownBeside}>
        <ListPane>
          <ListBody words={words} state={list.state} notes={notes} onRetry={actions.retry}>
            {isEmpty ? <EmptyState {...words.empty} action={ways} {...first} /> : place.around(children)}
          </ListBody>
        </ListPane>
        {shownBeside}
      </Work>
      {isPhone && next && <NextStep>{next}</NextStep>}
    </Screen>
  )
}
