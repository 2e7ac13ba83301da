import { emptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { type ReactNode, startTransition, use, useDeferredValue, useEffect, useState } from 'react'
import { firstScreen } from '@waldkerf/ui/browser/firstScreen'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { NotLoaded } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { Order, TablePicking, TableSelection } from '@waldkerf/ui/parts/DataTable/DataTable'
import { PaneShown } from '@waldkerf/ui/parts/DataTable/paneShown.ts'
import { texts as filterTexts } from '../filter/filter.texts.ts'
import { useFilterWords } from '../filter/useFilterWords.ts'
import { texts } from '../GisScreen.texts.ts'
import { Beside, ListPane, TilesHead } from '../GisScreen.styles.ts'
import type { GisActions, GisState } from '../gisTypes.ts'
import { PartPager } from './PartPager.tsx'
import { GisTable } from './GisTable.tsx'
import { RecordTiles } from './RecordTiles.tsx'
import { Rail } from './tiles.styles.ts'
import { EmptyList, ListFailed, ListLoading, StaleNote } from './ListStates.tsx'
import type { BeetleList } from './useBeetleList.ts'

export interface BeetlePaneProps {
  list: BeetleList
  state: Pick<
    GisState,
    'beetles' | 'parts' | 'filter' | 'missing' | 'look' | 'loadThumbnail' | 'reportAt' | 'importAt' | 'terms'
  >
  actions: Pick<GisActions, 'setFilter' | 'retry'>
  selection: TableSelection
  picking: TablePicking | undefined
  /** Over the list. */
  head: ReactNode
  /** Beneath it, where the head has no room for what comes next. */
  foot: ReactNode
  /** Orders of the list that no column has. */
  orders: readonly Order[] | undefined
  /** The record under review. */
  drawer: ReactNode
  /** It stands beside the list, which becomes a rail; else it takes the screen. */
  beside: boolean
}

/** Whether the list is made: where a link has opened a record that covers it, after the record. */
function useListMade(covered: boolean) {
  const [isMade, setMade] = useState(!covered)
  useEffect(() => {
    if (!isMade) void firstScreen().then(() => startTransition(() => setMade(true)))
  }, [isMade])
  return isMade || !covered
}

/** The list in each of its states, as table or pictures, and the open record with the rail it came from. */
export function BeetlePane({ list, state, actions, ...props }: BeetlePaneProps) {
  const { selection, picking, head, foot, orders, drawer, beside } = props
  const t = useTexts(texts)
  const { filter, parts } = state
  const describeFilter = useFilterWords(list.byId)
  const { conditions } = useTexts(filterTexts)
  const source = parts?.window ?? state.beetles
  const hasCome = shown<unknown>(source) !== undefined
  // The first rows are made in steps between which the page answers.
  const isThere = useDeferredValue(hasCome) && hasCome
  const isMade = useListMade(selection.selected !== undefined && !beside)
  const empty = (
    <EmptyList
      filtered={list.total > 0}
      reportAt={state.reportAt}
      onReset={() => actions.setFilter(emptyBeetleFilter)}
    />
  )
  const tiles = { list, loadThumbnail: state.loadThumbnail, selection, picking }
  const pager = parts && isThere && (
    <PartPager
      page={parts.wish.page}
      total={list.shown}
      more={list.more}
      busy={source.status === 'ready' && source.refreshing === true}
      onPage={(page) => parts.ask({ ...parts.wish, page })}
    />
  )
  return (
    <ListPane data-reviewing={drawer ? (beside ? 'beside' : 'alone') : undefined}>
      <NotLoaded parts={state.missing} names={t.parts} />
      {source.status === 'failed' && isThere && <StaleNote onRetry={actions.retry} />}
      <PaneShown value={use(PaneShown) && !drawer}>
        <div className="list">
          {isThere && !isMade ? null : isThere && state.look.view === 'pictures' ? (
            <>
              {head && <TilesHead>{head}</TilesHead>}
              <RecordTiles {...tiles} form="card" empty={empty} />
            </>
          ) : isThere ? (
            <GisTable
              list={list}
              head={head}
              orders={orders}
              selection={selection}
              picking={picking}
              state={source}
              importAt={state.importAt}
              terms={state.terms}
              note={describeFilter(filter).join('; ') || conditions.all}
              empty={empty}
            />
          ) : source.status === 'failed' ? (
            <ListFailed message={source.message} onRetry={actions.retry} />
          ) : (
            <ListLoading />
          )}
        </div>
      </PaneShown>
      {drawer && beside ? (
        <Beside>
          <Rail>
            <RecordTiles {...tiles} form="line" />
            {pager}
          </Rail>
          {drawer}
        </Beside>
      ) : (
        <>
          {pager}
          {!drawer && foot}
          {drawer}
        </>
      )}
    </ListPane>
  )
}
