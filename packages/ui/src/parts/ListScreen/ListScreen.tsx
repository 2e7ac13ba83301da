import { type ReactNode, useState, useEffect, useEffectEvent } from 'react'
import { useScreenWidth } from '../../browser/useScreenWidth.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx'
import { FilterFrame } from '../FilterBar/FilterBar.tsx'
import { SavedViews, type SavedViewsProps } from '../SavedViews/SavedViews.tsx'
import { ListBody } from './ListBody.tsx'
import { ListCount } from './ListCount.tsx'
import { Fold, Head, ListPane, Screen, TitleLine, Work } from './ListScreen.styles.ts'
import type { List, ListWords } from './listTypes.ts'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from './ListScreen.texts.ts'

// Pieces for a list that stands in another frame, beside a map say.
export { ListBody, RetryBar } from './ListBody.tsx'
export { ListCount } from './ListCount.tsx'
export { ListTable } from './ListTable.tsx'
export type { List, ListWords } from './listTypes.ts'
export { useList } from './useList.ts'

/** A part of a filter: the label of its field, and the chosen one in words; what is empty narrows nothing. */
type NotePart = readonly [label: string, value: string | undefined]

/** A list's filter in words. */
export interface FilterNote {
  /** For files that leave the page. */
  all: string
  /** All that is set but the search, for the list's own bar. */
  set: readonly string[]
}

const said = (parts: readonly NotePart[]) => parts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))

export function useFilterNote(): (search: string, parts: readonly NotePart[]) => FilterNote {
  const t = useTexts(texts)
  return (search, parts) => {
    const set = said(parts)
    return { all: [...said([[t.search, search.trim()]]), ...set].join('; ') || t.everything, set }
  }
}

/** Opens a list's form for a new row when somebody has come for it, once each time. */
export function useAskedForm(isAsked: boolean | undefined, open: () => void) {
  const onAsked = useEffectEvent(open)
  useEffect(() => {
    if (isAsked) onAsked()
  }, [isAsked])
}

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
  /** Words and button of an empty list where something comes before its first row, such as a client before an offer. */
  first?: Pick<EmptyStateProps, 'title' | 'text' | 'action'> | undefined
  /** Something to be done beside the list; on a phone above it, behind a line that says what it is. */
  beside?: { label: string; panel: ReactNode } | false
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
  first,
  beside,
  children,
}: ListScreenProps<Row>) {
  const count = <ListCount list={list} />
  const saved = <SavedViews {...views} />
  const isPhone = useScreenWidth() === 'phone'
  const [isOpen, setOpen] = useState(false)
  const shownBeside = beside && (!isPhone || isOpen) && beside.panel
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
          <output>{count}</output>
          {modes}
          {!isEmpty && !isPhone && saved}
          {!isEmpty && create}
        </TitleLine>
        {!isEmpty && <FilterFrame value={{ result: count, tools: isPhone && saved }}>{filterBar}</FilterFrame>}
        {beside && isPhone && (
          <Fold>
            <Button
              variant="quiet"
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
            {isEmpty ? <EmptyState {...words.empty} action={create} {...first} /> : children}
          </ListBody>
        </ListPane>
        {shownBeside}
      </Work>
    </Screen>
  )
}
